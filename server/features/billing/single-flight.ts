/**
 * Runs the work for a key once at a time. Callers during a run share the next run: a result is never older than its call,
 * and a hundred calls cost two runs.
 */
export const singleFlight = () => {
  interface Flight {
    running: Promise<unknown>;
    next: Promise<unknown> | undefined;
  }
  const flights = new Map<string, Flight>();

  const start = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const flight: Flight = { running: Promise.resolve(), next: undefined };
    const run = work().finally(() => {
      // Keep the key while a follow-up run is queued.
      if (flights.get(key) === flight && !flight.next) flights.delete(key);
    });
    flight.running = run;
    flights.set(key, flight);
    return run;
  };

  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const flight = flights.get(key);
    if (!flight) return start(key, work);
    flight.next ??= flight.running.then(
      () => start(key, work),
      () => start(key, work),
    );
    return flight.next as Promise<T>;
  };
};

export type SingleFlight = ReturnType<typeof singleFlight>;
