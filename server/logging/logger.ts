import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { product } from '#shared/product/product';
import { readRelease } from '../process/release';

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: LoggedError;
}

// As many causes as are of use; an error may be its own cause.
const deepest = 5;

/**
 * An error as it may be logged. A failed query's own message repeats all values that people typed, and Postgres puts
 * some of them into further properties: only what says where and why is kept.
 */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown' };
  const { code, constraint, cause } = error as { code?: unknown; constraint?: unknown; cause?: unknown };
  const holdsValues = 'params' in error;
  const frames = framesOf(error);
  return {
    type: error.constructor.name,
    message: holdsValues ? 'A query failed' : withoutEmails(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(frames && { stack: frames }),
    ...(cause instanceof Error && depth < deepest && { cause: loggedError(cause, depth + 1) }),
  };
};

/** A mail server's refusal names the recipient. */
const withoutEmails = (message: string) => message.replace(/[^\s<>"'@]+@[^\s<>"'@]+/g, '[email]');

/** Where it happened. A stack begins with the message, which may itself look like more of it. */
const framesOf = ({ stack = '', message }: Error) => {
  const start = stack.indexOf(message);
  return start < 0 ? '' : stack.slice(start + message.length).trim();
};

/**
 * The server's log: one JSON line each, to standard output unless a stream is given. Each names the process, its release and the
 * instance, by which the lines of one process are found among those of others.
 */
export const createLogger = (
  level: string,
  stream: DestinationStream = standardOutput(),
  instance = hostname(),
): Logger =>
  pino(
    {
      level,
      base: { product: product.name, release: readRelease(), instance, process: process.pid },
      serializers: { err: loggedError },
    },
    stream,
  );

/**
 * Where the server's lines go: standard output, and with ERROR_TRACKING those of level error and above also to that module, a pino
 * transport (https://getpino.io/#/docs/transports), which runs in a thread of its own. Lines hold no bodies, queries or addresses.
 */
export const logStream = (
  level: string,
  errorTracking: string | undefined,
  output: DestinationStream = standardOutput(),
): DestinationStream => {
  if (errorTracking === undefined) return output;
  const target = /^\.{0,2}\//.test(errorTracking) ? resolve(errorTracking) : errorTracking;
  return pino.multistream([
    { level, stream: output },
    { level: 'error', stream: pino.transport({ target }) },
  ]);
};

const batchBytes = 4096;
const maxDelayMs = 200;

/**
 * Writes lines together, as a write for each costs more than making the line. Pino writes what is left when the process
 * ends, also by an error; a process that is killed loses the lines of the last moments.
 */
const standardOutput = (): DestinationStream => {
  const stream = destination({ sync: false, minLength: batchBytes });
  setInterval(() => stream.flush(), maxDelayMs).unref();
  return stream;
};
