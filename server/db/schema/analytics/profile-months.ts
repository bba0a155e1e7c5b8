import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { namedCounts } from '../named-counts';
import { users } from '../users';

/** Where the visitors of one profile came from in a month in Manila: a year of trends reads twelve of them, not 365 days. */
export const profileMonths = pgTable(
  'profile_months',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    ...namedCounts(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);

export type ProfileMonthRow = typeof profileMonths.$inferSelect;
