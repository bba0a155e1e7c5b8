import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users';

/**
 * When a visitor's view of a profile last counted, so that the next 30 minutes do not. `visitor` is a keyed hash that is
 * another one each day; rows go after two days.
 */
export const profileVisits = pgTable(
  'profile_visits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.visitor] }),
    index('profile_visits_age').on(table.countedAt),
  ],
);
