import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Usernames of deleted accounts. A link printed on a resume must never lead to another person, so they are not given out
 * again. Only a keyed hash of the username is stored (server/db/pseudonyms.ts): the table names no one.
 */
export const retiredUsernames = pgTable('retired_usernames', {
  usernameHash: text('username_hash').primaryKey(),
  /** False for the plain SHA-256 of earlier releases, until the next start replaces it. */
  isKeyed: boolean('is_keyed').notNull().default(false),
});
