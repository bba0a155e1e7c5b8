import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/** An uploaded profile photo: re-encoded, stored under a random key. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key').notNull().unique(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('photos_user').on(table.userId)],
);

export type Photo = typeof photos.$inferSelect;

/**
 * Files to remove from storage: recorded in the transaction that deletes the row that referred to the file, deleted once
 * the file is gone. Keys are random and name no user.
 */
export const fileRemovals = pgTable('file_removals', {
  storageKey: text('storage_key').primaryKey(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
});
