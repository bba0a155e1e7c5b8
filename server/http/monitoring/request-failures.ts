import type { IncomingMessage } from 'node:http';

/** What the log line of a request says about its failure. */
export interface RequestFailure {
  /** The line's message. */
  message: string;
  err?: unknown;
  [about: string]: unknown;
}

const failures = new WeakMap<IncomingMessage, RequestFailure>();

/**
 * Has the request's own log line say what failed, so that a failure is one line. The first note stays: later ones follow
 * from it.
 */
export const noteFailure = (req: IncomingMessage, failure: RequestFailure): void => {
  if (!failures.has(req)) failures.set(req, failure);
};

export const failureOf = (req: IncomingMessage): RequestFailure | undefined => failures.get(req);
