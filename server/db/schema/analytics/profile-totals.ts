import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users';

/** All views and downloads that a profile ever had, also those whose rows are gone. */
export const profileTotals = pgTable('profile_totals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  views: integer().notNull().default(0),
  downloads: integer().notNull().default(0),
});
