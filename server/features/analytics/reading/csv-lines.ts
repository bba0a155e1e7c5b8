import { manilaTime } from '#shared/manila-day';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { csvLine } from './csv';
import type { Cursor } from './cursor';
import { listDays, listDownloads, listViews } from './lists-repository';

/** Rows that are in memory at a time. */
const pageRows = 1000;

/** The owner's views as lines of a CSV file, the newest first. */
export async function* viewLines(db: Db, ownerId: UserId): AsyncGenerator<string> {
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

/** The owner's downloads by visitors as lines of a CSV file, the newest first. */
export async function* downloadLines(db: Db, ownerId: UserId): AsyncGenerator<string> {
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

/** What the owner's profile saw each day as lines of a CSV file, the newest first. */
export async function* dayLines(db: Db, ownerId: UserId): AsyncGenerator<string> {
  yield csvLine(['Day (Manila)', 'Views', 'Visitors', 'Downloads', 'Your own downloads']);
  let before: string | undefined;
  for (;;) {
    const rows = await listDays(db, ownerId, { before, limit: pageRows });
    yield rows
      .map(({ day, views, visitors, downloads, ownDownloads }) =>
        csvLine([day, ...[views, visitors, downloads, ownDownloads].map(String)]),
      )
      .join('');
    before = rows.at(-1)?.day;
    if (rows.length < pageRows) return;
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
