import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Files to remove from storage: recorded in the transaction that deletes the row that referred to the file, deleted once
 * the file is gone. Keys are random and name no user.
 */
export const fileRemovals = pgTable('file_removals', {
  storageKey: text('storage_key').primaryKey(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
});
