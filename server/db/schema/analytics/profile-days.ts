import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { namedCounts } from '../named-counts';
import { users } from '../users';

/** What one profile saw on one day in Manila, in one row, however much that was. */
export const profileDays = pgTable(
  'profile_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
    /** Different ones of this day. */
    visitors: integer().notNull().default(0),
    /** Of resumes and credentials, by visitors. */
    downloads: integer().notNull().default(0),
    /** The owner's own, which are in no total. */
    ownDownloads: integer('own_downloads').notNull().default(0),
    ...namedCounts(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export type ProfileDayRow = typeof profileDays.$inferSelect;
