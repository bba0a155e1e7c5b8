import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/** An address that somebody gave up: it leads to their new one until `redirectsUntil`, and is nobody else's before. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    username: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    redirectsUntil: timestamp('redirects_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_usernames_user').on(table.userId)],
);
