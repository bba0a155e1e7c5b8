import type { ErrorRequestHandler, RequestHandler } from 'express';
import { MulterError } from 'multer';
import { errorStatus, type ErrorBody } from '#shared/http/errors';
import { AppError } from './app-error';

/** An unknown API path is an answer for programs, never the app's page. */
export const unknownApiPath: RequestHandler = (req) => {
  throw new AppError('NOT_FOUND', `There is no ${req.method} ${req.baseUrl}${req.path}.`);
};

/** The one place where errors become answers. Anything unknown is INTERNAL and keeps its message to itself. */
export const errorHandler: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const known = toAppError(error);
  const status = errorStatus[known.code];
  if (status >= 500) req.log.error({ err: error }, 'request failed');
  else req.log.info({ code: known.code, fields: known.fields, reason: known.message }, 'request refused');
  const body: ErrorBody = {
    code: known.code,
    message: known.message,
    requestId: String(req.id),
    ...(known.fields && { fields: known.fields }),
  };
  res.status(status).json(body);
};

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof MulterError) {
    return error.code === 'LIMIT_FILE_SIZE'
      ? new AppError('TOO_LARGE', 'This file is too large.', { cause: error })
      : new AppError('VALIDATION_FAILED', 'This upload could not be read. Please try again.', {
          cause: error,
        });
  }
  // body-parser and the router say what went wrong with the request itself by a type or a status.
  const { type, status } = (error ?? {}) as { type?: string; status?: number };
  if (type === 'entity.too.large') {
    return new AppError('TOO_LARGE', 'This is too large to send at once.', { cause: error });
  }
  if (type === 'entity.parse.failed') {
    return new AppError('MALFORMED_JSON', 'The body is not valid JSON.', { cause: error });
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('VALIDATION_FAILED', 'This request could not be read.', { cause: error });
  }
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause: error });
};
