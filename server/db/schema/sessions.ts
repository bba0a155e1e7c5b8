import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/** What a session holds beside its columns. */
export interface SessionContent {
  /** Proof for the identity provider when its session is to end as well. */
  idToken: string;
}

/** One row per device that a user is signed in on. Visitors have none. */
export const sessions = pgTable(
  'sessions',
  {
    /** The secret in the cookie. */
    sid: text().primaryKey(),
    /** What the list of devices calls this session. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().$type<SessionContent>().notNull(),
    userAgent: text('user_agent').notNull(),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
    /** When the user last entered credentials at the identity provider; null where the provider does not say. */
    authenticatedAt: timestamp('authenticated_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** The end of the session as of `lastSeenAt`. A user who became an administrator since is signed out earlier. */
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expires)],
);

export type SessionRow = typeof sessions.$inferSelect;
