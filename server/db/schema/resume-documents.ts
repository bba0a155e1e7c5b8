import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LeftOut } from '#shared/resume/documents/version';
import type { ResumeContent } from '#shared/resume/schema';
import { resumes } from './resumes';

interface Counted {
  version: number;
  sourceVersion: number;
  changes: number;
}

/** What a resume beside the main one has in addition: what it is for, and what it was made from. */
export const resumeDocuments = pgTable(
  'resume_documents',
  {
    resumeId: uuid('resume_id')
      .primaryKey()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    forJob: text('for_job').notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    trashedAt: timestamp('trashed_at', { withTimezone: true }),
    /** Null where the source is gone. */
    sourceId: uuid('source_id').references(() => resumes.id, { onDelete: 'set null' }),
    /** The version of the source that this one has been compared with and says nothing more about. */
    sourceVersion: integer('source_version').notNull(),
    /** The source's content where they last agreed. */
    base: jsonb().$type<ResumeContent>().notNull(),
    leftOut: jsonb('left_out').$type<LeftOut[]>().notNull().default([]),
    alwaysMine: jsonb('always_mine').$type<string[]>().notNull().default([]),
    /**
     * How much these versions differed when they were last compared; null since something was answered. Comparing a page of
     * versions for each list would cost three times what the list costs with this (docs/performance.md).
     */
    counted: jsonb().$type<Counted>(),
  },
  (table) => [index('resume_documents_source').on(table.sourceId)],
);

export type ResumeDocumentRow = typeof resumeDocuments.$inferSelect;
