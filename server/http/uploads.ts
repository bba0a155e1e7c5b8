import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { AppError } from './app-error';

/**
 * Takes one small file of a multipart call into memory; over `maxBytes` it is refused with `tooLarge`, and a form that
 * cannot be read (broken, cut off) as a bad request.
 */
export const receiveSmallFile = (field: string, maxBytes: number, tooLarge: string): RequestHandler => {
  const take = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: maxBytes, files: 1, fields: 10, parts: 12, fieldSize: 10_000 },
    defParamCharset: 'utf8',
  }).single(field);
  return (req, res, next) => {
    void take(req, res, (error: unknown) => {
      if (!error) return next();
      const full = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
      next(
        full
          ? new AppError('TOO_LARGE', tooLarge, { cause: error })
          : new AppError('VALIDATION_FAILED', 'This upload could not be read. Please try again.', {
              cause: error,
            }),
      );
    });
  };
};
