import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users';

/** One counted view of a public profile. It does not identify the visitor. */
export const profileViews = pgTable(
  'profile_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
    /** ISO 3166-1 code in capitals. */
    country: text(),
    city: text(),
    /** An origin such as https://www.linkedin.com. */
    referrer: text(),
  },
  (table) => [
    // Read backwards. (A descending index of drizzle sorts nulls last, which no "order by … desc" asks for.)
    index('profile_views_latest').on(table.userId, table.viewedAt, table.id),
    index('profile_views_age').on(table.viewedAt),
  ],
);

export type ProfileViewRow = typeof profileViews.$inferSelect;
