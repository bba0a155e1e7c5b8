import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { dayLines, downloadLines, viewLines } from './csv';

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
