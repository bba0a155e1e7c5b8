import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { reauthenticationPath, signInPath } from '#shared/accounts/endpoints';
import { formatFileSize } from '#shared/credentials/file-facts';
import { errorStatus, type ErrorBody, type ErrorCode } from '#shared/http/errors';
import { isDeadlock, isOfDeletedUser } from '../../db/query-errors';
import { withoutSecrets } from '../../logging/without-secrets';
import { noteFailure, requestIdOf } from '../monitoring/request-log';
import { AppError } from './app-error';
import { messagePage, type Message } from '../pages/message-page';
import { outageOf } from './outages';

/** An unknown API path is an answer for programs, never the app's page. */
export const unknownPath: RequestHandler = (req) => {
  throw new AppError('NOT_FOUND', `There is no ${req.method} ${withoutSecrets(req.baseUrl + req.path)}.`);
};

/**
 * The one place where errors of the API become answers. Anything unknown is INTERNAL and keeps its message to itself.
 */
export const errorHandler: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) return next(error);
  const refusal = refuse(error, req, res);
  const body: ErrorBody = {
    code: refusal.code,
    message: refusal.message,
    requestId: requestIdOf(req) ?? '',
    ...(refusal.fields && { fields: refusal.fields }),
  };
  res.type('json').json(body);
};

/** The same for an address that users open themselves: an error is a page. */
export const pageErrorHandler: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) return next(error);
  sendErrorPage(refuse(error, req, res), req, {
    title: 'This page cannot be shown',
    links: [{ label: 'Go to the start page', to: '/' }],
  });
};

/**
 * For downloads that a page links to. When there is only an error to show, the browser leaves that page, so that the error
 * is a page with a way back. Programs get JSON.
 */
export const downloadErrorHandler =
  (linkedFrom: { name: string; path: string }): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.headersSent || req.accepts(['json', 'html']) !== 'html') return next(error);
    const signIn = { UNAUTHORIZED: signInPath, REAUTHENTICATION_REQUIRED: reauthenticationPath };
    const refusal = refuse(error, req, res);
    sendErrorPage(refusal, req, {
      title: 'The download did not start',
      links: [
        refusal.code === 'UNAUTHORIZED' || refusal.code === 'REAUTHENTICATION_REQUIRED'
          ? { label: 'Sign in again', to: signIn[refusal.code](linkedFrom.path) }
          : { label: `Back to ${linkedFrom.name}`, to: linkedFrom.path },
      ],
    });
  };

const titles: Partial<Record<ErrorCode, string>> = {
  TOO_MANY: 'Please wait a moment',
  UNAUTHORIZED: 'You are signed out',
};

// The message of a 401 is for programs.
const texts: Partial<Record<ErrorCode, string>> = {
  UNAUTHORIZED: 'Please sign in again, then repeat this.',
};

const sendErrorPage = (
  { code, message }: AppError,
  req: Request,
  { title, links }: Pick<Message, 'title' | 'links'>,
) => {
  const ours = errorStatus[code] >= 500;
  const page = messagePage({
    title: ours ? 'Something went wrong' : (titles[code] ?? title),
    text: ours ? `${message} (Reference: ${requestIdOf(req)})` : (texts[code] ?? message),
    links,
  });
  req.res?.type('html').send(page);
};

/** Has the request's log line name the error and sets the status; answers what the caller may know. */
const refuse = (error: unknown, req: Request, res: Response): AppError => {
  const known = toAppError(error);
  const status = errorStatus[known.code];
  noteFailure(req, {
    ...(status >= 500
      ? { message: 'request failed', err: error }
      : { message: 'request refused', code: known.code, fields: known.fields, reason: known.message }),
    ...known.logged,
  });
  // What the handler meant to send does not describe the refusal.
  for (const name of ['Content-Length', 'Content-Disposition', 'ETag']) res.removeHeader(name);
  res.status(status).set('Cache-Control', 'no-store');
  if (known.retryAfterSeconds !== undefined) res.set('Retry-After', String(known.retryAfterSeconds));
  return known;
};

const tooLarge = (maxBytes: number | undefined) =>
  maxBytes === undefined
    ? 'This is too large to send at once. Please shorten it and try again.'
    : `This is larger than ${formatFileSize(maxBytes)}, the most that can be sent at once. Please shorten it and try again.`;

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  // The caller's account was deleted while this call was under way, such as in another tab.
  if (isOfDeletedUser(error)) return new AppError('UNAUTHORIZED', 'Unauthorized', { cause: error });
  if (isDeadlock(error)) {
    return new AppError('UNAVAILABLE', 'Something else was saved at the same moment. Please try again.', {
      retryAfterSeconds: 1,
      cause: error,
    });
  }
  // body-parser and the router say what went wrong with the request itself by a type or a status.
  const { type, status, limit } = (error ?? {}) as { type?: string; status?: number; limit?: number };
  if (type === 'entity.too.large') {
    return new AppError('TOO_LARGE', tooLarge(limit), { cause: error });
  }
  if (type === 'entity.parse.failed') {
    return new AppError('MALFORMED_JSON', 'The body is not valid JSON.', { cause: error });
  }
  if (status === 404) return new AppError('NOT_FOUND', 'This could not be found.', { cause: error });
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('VALIDATION_FAILED', 'This request could not be read.', { cause: error });
  }
  const outage = outageOf(error);
  if (outage) {
    const { message, retryAfterSeconds } = outage;
    return new AppError('UNAVAILABLE', message, { retryAfterSeconds, cause: error });
  }
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause: error });
};
