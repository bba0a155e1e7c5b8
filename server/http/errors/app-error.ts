import type { ErrorCode, FieldErrors } from '#shared/http/errors';

/** A refusal with a code of the shared table; its message is for the person who caused it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;
  /** More for the line in the log alone. */
  readonly logged: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      logged?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.logged = options.logged;
  }
}

export const notFound = (what = 'This') => new AppError('NOT_FOUND', `${what} could not be found.`);

/** Whether nothing was even tried, for want of room: not so where UNAVAILABLE has a cause. */
export const isBusy = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'UNAVAILABLE' && error.cause === undefined;
