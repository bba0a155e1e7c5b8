import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import type { Readable } from 'node:stream';
import { AppError } from '../errors/app-error';
import { outageOf } from '../errors/outages';
import type { Receiver } from '../route';

const textLimits = { files: 1, fields: 10, parts: 12, fieldSize: 10_000, fieldNameSize: 100 };

const unreadable = (cause: unknown) =>
  new AppError('VALIDATION_FAILED', 'This upload could not be read. Please try again.', { cause });

/**
 * Takes one small file of a multipart call into memory; over `maxBytes` it is refused with `tooLarge`, and a form that
 * cannot be read (broken, cut off) as a bad request.
 */
export const receiveSmallFile = (field: string, maxBytes: number, tooLarge: string): Receiver => {
  const take = multer({
    storage: multer.memoryStorage(),
    limits: { ...textLimits, fileSize: maxBytes },
    defParamCharset: 'utf8',
  }).single(field);
  return {
    take: (req, res, next) => {
      void take(req, res, (error: unknown) => {
        if (!error) return next();
        const full = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
        next(full ? new AppError('TOO_LARGE', tooLarge, { cause: error }) : unreadable(error));
      });
    },
    discard: () => Promise.resolve(),
  };
};

interface StreamedFile<Stored> {
  /** Stores the bytes as they come; throws to refuse them. Whatever it has stored by then it removes itself. */
  store: (content: Readable, name: string, req: Request) => Promise<Stored>;
  /** Removes what `store` stored. */
  remove: (stored: Stored) => Promise<void>;
}

/**
 * Hands one file of a multipart call on as it comes, so that it is never in memory whole. Where the call ends
 * with an error after that, it is removed again, unless the handler has taken it over with `takeOver`.
 */
export const receiveStreamedFile = <Stored>(field: string, { store, remove }: StreamedFile<Stored>) => {
  const stored = new WeakMap<Request, Stored>();
  const discard = async (req: Request) => {
    const file = stored.get(req);
    stored.delete(req);
    if (file !== undefined) await remove(file);
  };

  const take: RequestHandler = (req, res, next) => {
    let answered = false;
    const answer = (error?: unknown) => {
      if (answered) return;
      answered = true;
      next(error);
    };
    let storing = Promise.resolve();
    const engine: multer.StorageEngine = {
      _handleFile: (_req, file, done) => {
        storing = store(file.stream, file.originalname, req).then(
          (result) => {
            stored.set(req, result);
            done(null, {});
          },
          (error: unknown) => {
            // Multer reads the form to its end before it says so, and a person who sends gigabytes should not wait for that.
            answer(isOfForm(error, file.stream) ? unreadable(error) : error);
            done(error);
          },
        );
      },
      _removeFile: (_req, _file, done) => void discard(req).then(() => done(null), done),
    };
    const readForm = multer({ storage: engine, limits: textLimits, defParamCharset: 'utf8' }).single(field);
    void readForm(req, res, (error: unknown) => {
      if (!error) return answer();
      // A call that breaks off does not wait for its file.
      void storing.then(() => answer(refusalOfForm(error, field)));
    });
  };

  const receiver: Receiver = { take, discard };
  /** What `store` made of the file; from here on the handler removes it where that is needed. */
  const takeOver = (req: Request): Stored | undefined => {
    const file = stored.get(req);
    stored.delete(req);
    return file;
  };
  return { receiver, takeOver };
};

/** Whether storing failed because its source did: the caller went away, or the form is broken. */
const isOfForm = (error: unknown, content: Readable) =>
  // What the storage throws also ends the stream that it was reading.
  !(error instanceof AppError) && outageOf(error) === null && content.errored === error;

/** A text field longer than any that the schemas take; undefined for other errors. */
const fieldTooLong = (error: unknown) => {
  if (!(error instanceof MulterError) || error.code !== 'LIMIT_FIELD_VALUE' || !error.field) return undefined;
  const message = 'This text is too long. Please shorten it.';
  return new AppError('VALIDATION_FAILED', message, { fields: { [error.field]: message }, cause: error });
};

const refusalOfForm = (error: unknown, field: string) => {
  const tooLong = fieldTooLong(error);
  if (tooLong) return tooLong;
  const code = error instanceof MulterError ? error.code : undefined;
  return code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT'
    ? new AppError('VALIDATION_FAILED', `Please send one file, in the field '${field}'.`, { cause: error })
    : unreadable(error);
};
