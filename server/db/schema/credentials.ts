import { boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PdfFinding } from '#shared/credentials/schema';
import { users } from './users';

/** A license or certificate, with its file stored under a random key. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    issuer: text().notNull(),
    issuedDate: date('issued_date', { mode: 'string' }),
    isPublic: boolean('is_public').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** Of the small picture; null where the file is no image. */
    thumbnailKey: text('thumbnail_key').unique(),
    /** What the person's file was called: shown, never used as a path. */
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text().notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    /** What a PDF does beside showing pages (credentials/files/pdf-findings.ts); null for nothing, and for pictures. */
    finding: text().$type<PdfFinding>(),
    /** The rules that the file was inspected by; 0 for those of before there were any. */
    inspectionVersion: integer('inspection_version').notNull().default(0),
  },
  (table) => [index('credentials_user').on(table.userId, table.uploadedAt)],
);

export type CredentialRow = typeof credentials.$inferSelect;
