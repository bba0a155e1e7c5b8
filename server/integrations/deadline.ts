/** The longest that one call to another system takes, with all its attempts: less than proxies and browsers wait. */
export const maxOutsideCallMs = 20_000;

/** Another system did not respond in time. */
export class DeadlineExceeded extends Error {
  constructor(system: string, ms: number) {
    super(`${system} did not respond within ${Math.round(ms) / 1000} s`);
    this.name = 'DeadlineExceeded';
  }
}

/**
 * Rejects with DeadlineExceeded when `work` has not settled after `ms`, whether or not it heeds the signal that is aborted
 * then. The signal is not aborted later, so that a response may be read at its reader's speed.
 */
export const withDeadline = async <T>(
  system: string,
  work: (signal: AbortSignal) => Promise<T>,
  ms = maxOutsideCallMs,
): Promise<T> => {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlineExceeded(system, ms);
      reject(error);
      late.abort(error);
    }, ms);
  });
  return Promise.race([work(late.signal), deadline]).finally(() => clearTimeout(timer));
};

// A timer may fire some milliseconds early: the step after the one that it ended must not start.
const minStepMs = 10;

export interface SharedDeadline {
  /** Starts the time, unless a step has. */
  begin: () => void;
  step: <T>(system: string, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

/**
 * For steps that a caller waits for one after the other: together they take at most `ms` from the first call or `begin` on.
 * Each is stopped as by `withDeadline`; none starts when no time is left.
 */
export const sharedDeadline = (ms = maxOutsideCallMs): SharedDeadline => {
  let end: number | undefined;
  const begin = () => (end ??= performance.now() + ms);
  return {
    begin: () => void begin(),
    step: async (system, work) => {
      const leftMs = begin() - performance.now();
      if (leftMs < minStepMs) throw new DeadlineExceeded(system, ms);
      return withDeadline(system, work, leftMs);
    },
  };
};
