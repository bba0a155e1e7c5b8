import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/** A username that a user gave up. It leads to the present one for as long as the account exists, and no other user gets it. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    username: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_usernames_user').on(table.userId)],
);
