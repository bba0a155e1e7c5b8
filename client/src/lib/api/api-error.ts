import type { ErrorBody, FieldErrors } from '#shared/http/errors';

/**
 * An answer that is not a success. `message` is the status, a colon and the body's text (else the status' text);
 * `code`, `fields` and `serverMessage` are there when the body is one of our own error bodies.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: FieldErrors;
  readonly serverMessage: string | undefined;
  /** The Retry-After header in seconds; null without one. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, text: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterSeconds = retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
    const body = errorBody(text);
    this.code = body?.code;
    this.fields = body?.fields ?? {};
    this.serverMessage = body?.message;
  }
}

/** Our own error body, else undefined, as for a proxy's HTML page. Without zod, as every page loads this. */
const errorBody = (text: string): ErrorBody | undefined => {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null;
    return typeof body?.code === 'string' && typeof body.message === 'string'
      ? (body as ErrorBody)
      : undefined;
  } catch {
    return undefined;
  }
};

/** The session is over: the user has to sign in again. */
export const isUnauthorized = (error: unknown) =>
  error instanceof Error && /^401: [^]*Unauthorized/.test(error.message);

/** It is not there, or not any more: another try would not find it either. */
export const isGone = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

/** The server's message, else the fallback. */
export const serverMessage = (error: unknown, fallback: string) =>
  (error instanceof ApiError && error.serverMessage) || fallback;

/** The same where no form shows the message of a refused field: that one in place of 'Please check the highlighted fields.' */
export const unplacedMessage = (error: unknown, fallback: string) =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || serverMessage(error, fallback);
