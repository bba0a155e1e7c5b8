import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import { Router, type Request, type Response } from 'express';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { requireUser } from '../../../http/session/guards';
import { downloadLines, viewLines } from './csv';

/** One's own rows as files for a spreadsheet, sent as they are read. Times are those of clocks in Manila. */
export const exportRoutes = ({ db }: { db: Db }) => {
  const router = Router();
  router.get(exportViewsPath, (req, res) =>
    sendCsv(req, res, 'husay-profile-views.csv', viewLines(db, owner(req))),
  );
  router.get(exportDownloadsPath, (req, res) =>
    sendCsv(req, res, 'husay-profile-downloads.csv', downloadLines(db, owner(req))),
  );
  return router;
};

const owner = (req: Request): UserId => requireUser(req).user.id;

const sendCsv = async (req: Request, res: Response, fileName: string, lines: AsyncGenerator<string>) => {
  // An immediate failure is an error response, not a truncated file.
  const [heading, rows] = [await lines.next(), await lines.next()];
  const first = [heading, rows].map(({ value }) => (value as string | undefined) ?? '').join('');
  res.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition(fileName),
    'Cache-Control': 'private, no-store',
  });
  const content = async function* () {
    yield first;
    yield* lines;
  };
  await pipeline(Readable.from(content()), res).catch((error: unknown) => {
    // A truncated file must not look complete.
    if (!req.destroyed) req.log.error({ err: error }, 'a file of rows broke off');
    res.destroy();
  });
};
