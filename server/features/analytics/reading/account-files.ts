import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { byteOrderMark } from './csv';
import { dayLines, downloadLines, viewLines } from './csv-lines';

/** The owner's visitor statistics as CSV files, for the archive of everything that is stored about them. */
export const analyticsFiles = (db: Db, owner: UserId) => [
  {
    name: 'analytics/views.csv',
    about: 'views of your public profile: when, from which country, city and website',
    content: forSpreadsheet(viewLines(db, owner)),
  },
  {
    name: 'analytics/downloads.csv',
    about: 'downloads from your public profile',
    content: forSpreadsheet(downloadLines(db, owner)),
  },
  {
    name: 'analytics/daily-counts.csv',
    about: 'views, visitors and downloads of each day',
    content: forSpreadsheet(dayLines(db, owner)),
  },
];

async function* forSpreadsheet(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* lines;
}
