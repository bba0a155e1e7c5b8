import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import { Router, type Request, type Response } from 'express';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import { manilaTime } from '#shared/manila-day';
import type { Db } from '../../db/client';
import type { UserId } from '../../db/schema/users';
import { requireUser } from '../../http/guards';
import { byteOrderMark, csvLine } from './csv';
import type { Cursor } from './cursor';
import { listDownloads, listViews } from './lists-repository';

/** Rows that are in memory at a time. */
const pageRows = 1000;

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

async function* viewLines(db: Db, ownerId: UserId): AsyncGenerator<string> {
  yield csvLine(['Viewed at (Manila)', 'Country', 'City', 'Referrer']);
  const pages = allPages(
    (before) => listViews(db, ownerId, { before, limit: pageRows }),
    ({ viewedAt, id }) => ({ at: viewedAt, id }),
  );
  for await (const rows of pages) {
    yield rows
      .map(({ viewedAt, country, city, referrer }) =>
        csvLine([manilaTime(viewedAt), country, city, referrer]),
      )
      .join('');
  }
}

async function* downloadLines(db: Db, ownerId: UserId): AsyncGenerator<string> {
  yield csvLine(['Downloaded at (Manila)', 'What', 'Credential', 'Country']);
  const pages = allPages(
    (before) => listDownloads(db, ownerId, { before, limit: pageRows }),
    ({ downloadedAt, id }) => ({ at: downloadedAt, id }),
  );
  for await (const rows of pages) {
    yield rows
      .map(({ downloadedAt, type, credentialTitle, country }) =>
        csvLine([
          manilaTime(downloadedAt),
          type === 'resume_pdf' ? 'Resume PDF' : 'Credential',
          credentialTitle,
          country,
        ]),
      )
      .join('');
  }
}

/** A list page after page, each full one followed by the next. */
async function* allPages<Row>(
  read: (before: Cursor | undefined) => Promise<Row[]>,
  cursorOf: (row: Row) => Cursor,
): AsyncGenerator<Row[]> {
  let before: Cursor | undefined;
  for (;;) {
    const rows = await read(before);
    yield rows;
    const last = rows.at(-1);
    if (rows.length < pageRows || !last) return;
    before = cursorOf(last);
  }
}

const sendCsv = async (req: Request, res: Response, fileName: string, lines: AsyncGenerator<string>) => {
  // What fails at once is an error to be told, and not a file that breaks off.
  const [heading, rows] = [await lines.next(), await lines.next()];
  const first =
    byteOrderMark + [heading, rows].map(({ value }) => (value as string | undefined) ?? '').join('');
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
    // Whoever left gets no more, and a file that breaks off must not look whole.
    if (!req.destroyed) req.log.error({ err: error }, 'a file of rows broke off');
    res.destroy();
  });
};
