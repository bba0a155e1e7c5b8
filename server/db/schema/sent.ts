import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SentKind } from '#shared/sent/schema';
import { ofApplication } from './applications';

/** A PDF as it was sent with an application. Rows are inserted and deleted, never updated. */
export const sentFiles = pgTable(
  'sent_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...ofApplication(),
    kind: text().$type<SentKind>().notNull(),
    label: text().notNull(),
    /** The resume in it: no reference, as a row is never updated, and the resume may go. */
    resumeId: uuid('resume_id'),
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
    /** The names of the credentials that were sent along. */
    credentials: jsonb().$type<string[]>().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** What the file was called: shown, never used as a path. */
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text().notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sent_files_application').on(table.applicationId, table.storedAt),
    index('sent_files_user').on(table.userId),
  ],
);

export type SentFileRow = typeof sentFiles.$inferSelect;
