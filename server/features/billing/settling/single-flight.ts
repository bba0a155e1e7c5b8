/**
 * Lets one piece of work per key run at a time. Whoever asks while one runs gets the answer of the next run, which all
 * who wait share: an answer is never older than the question, and a hundred questions cost two runs.
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
      // Those who waited have started the next flight by the time this one is forgotten, or nobody waits.
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
