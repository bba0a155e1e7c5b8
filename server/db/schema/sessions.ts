import { index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sessions as connect-pg-simple writes them; the shape is its own. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: json().notNull(),
    expire: timestamp({ precision: 6, withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_expire').on(table.expire)],
);
