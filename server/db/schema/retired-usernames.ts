import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Usernames of deleted accounts. A link printed on a resume must never lead to another person, so they are not given out
 * again. Only the SHA-256 of the username (hex) is stored: the table names no one.
 */
export const retiredUsernames = pgTable('retired_usernames', {
  usernameHash: text('username_hash').primaryKey(),
});
