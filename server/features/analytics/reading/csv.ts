import { manilaTime } from '#shared/manila-day';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { csvHeading as heading, csvLines } from '../../../http/files/csv';
import type { Cursor } from './cursor';
import { listDays, listDownloads, listViews } from './reading-repository';

/** Rows that are in memory at a time. */
const pageRows = 1000;

/** The owner's views as lines of a CSV file, the newest first. */
export async function* viewLines(db: Db, ownerId: UserId): AsyncGenerator<string> {
  yield heading('Viewed at (Manila)', 'Country', 'City', 'Referrer');
  const pages = allPages(
    (before) => listViews(db, ownerId, { before, limit: pageRows }),
    ({ viewedAt, id }) => ({ at: viewedAt, id }),
  );
  for await (const rows of pages) {
    yield csvLines(
      rows.map(({ viewedAt, country, city, referrer }) => [manilaTime(viewedAt), country, city, referrer]),
    );
  }
}

/** The owner's downloads by visitors as lines of a CSV file, the newest first. */
export async function* downloadLines(db: Db, ownerId: UserId): AsyncGenerator<string> {
  yield heading('Downloaded at (Manila)', 'What', 'Credential', 'Country');
  const pages = allPages(
    (before) => listDownloads(db, ownerId, { before, limit: pageRows }),
    ({ downloadedAt, id }) => ({ at: downloadedAt, id }),
  );
  for await (const rows of pages) {
    yield csvLines(
      rows.map(({ downloadedAt, type, credentialTitle, country }) => [
        manilaTime(downloadedAt),
        type === 'resume_pdf' ? 'Resume PDF' : 'Credential',
        credentialTitle,
        country,
      ]),
    );
  }
}

/** What the owner's profile saw each day as lines of a CSV file, the newest first. */
async function* dayLines(db: Db, ownerId: UserId): AsyncGenerator<string> {
  yield heading('Day (Manila)', 'Views', 'Visitors', 'Downloads', 'Your own downloads');
  let before: string | undefined;
  for (;;) {
    const rows = await listDays(db, ownerId, { before, limit: pageRows });
    yield csvLines(
      rows.map(({ day, views, visitors, downloads, ownDownloads }) => [
        day,
        views,
        visitors,
        downloads,
        ownDownloads,
      ]),
    );
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

/** The owner's visitor statistics as CSV files, for the archive of everything that is stored about them. */
export const analyticsFiles = (db: Db, owner: UserId) => [
  {
    name: 'analytics/views.csv',
    about: 'views of your public profile: when, from which country, city and website',
    content: viewLines(db, owner),
  },
  {
    name: 'analytics/downloads.csv',
    about: 'downloads from your public profile',
    content: downloadLines(db, owner),
  },
  {
    name: 'analytics/daily-counts.csv',
    about: 'views, visitors and downloads of each day',
    content: dayLines(db, owner),
  },
];
