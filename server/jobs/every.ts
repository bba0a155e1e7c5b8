import type { Logger } from 'pino';
import { recordJobRun } from './job-figures';

export interface Job {
  /** For the monitor: `husay_job_…{name="storage sweep"}`. */
  name: string;
  /** What failed, for the log: 'payments were not reconciled'. */
  failure: string;
  everyMs: number;
  logger: Logger;
  /** Logged when the job works again. Of failures in a row only the first is logged then: for jobs that run many times a minute. */
  recovery?: string;
  /** Asked before each run; without permission the run is left out. */
  mayRun?: () => Promise<boolean>;
  /** A long run leaves off between two pieces of work once `stopping` is aborted. */
  run: (stopping: AbortSignal) => Promise<unknown>;
}

/**
 * Runs a job now and then again and again, one run at a time, without keeping the process alive. A run that fails is
 * logged, and the next one tries again. Returns the function to stop, which signals the current run and waits for it.
 */
export const every = ({ name, failure, recovery, everyMs, logger, mayRun, run }: Job) => {
  const stopping = new AbortController();
  let underWay: Promise<unknown> | undefined;
  let isFailing = false;
  const runIfAllowed = async () => {
    if (mayRun && !(await mayRun())) return;
    await run(stopping.signal);
    recordJobRun(name, 'success');
    if (isFailing && recovery !== undefined) logger.info({ job: name }, recovery);
    isFailing = false;
  };
  const start = () => {
    underWay ??= runIfAllowed()
      .catch((error: unknown) => {
        recordJobRun(name, 'failure');
        if (!isFailing || recovery === undefined) logger.warn({ err: error, job: name }, failure);
        isFailing = true;
      })
      .finally(() => (underWay = undefined));
  };
  start();
  const timer = setInterval(start, everyMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await underWay;
  };
};

/** The same for several jobs, which stop together. A job that has nothing to do here is left out. */
export const startJobs = (jobs: readonly (Job | undefined)[]) => {
  const stops = jobs.filter((job) => job !== undefined).map(every);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
