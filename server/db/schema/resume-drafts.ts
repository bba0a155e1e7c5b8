import { integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DraftContent } from '#shared/resume/draft';
import { resumes } from './resumes';

/** What the owner of a resume typed and has not saved yet. Apart from the resume, which visitors' answers are made of. */
export const resumeDrafts = pgTable('resume_drafts', {
  resumeId: uuid('resume_id')
    .primaryKey()
    .references(() => resumes.id, { onDelete: 'cascade' }),
  // Not jsonb, which refuses NUL and lone surrogates: a draft is kept as it was typed.
  content: json().$type<DraftContent>().notNull(),
  /** The version of the resume that the typing started from. */
  version: integer().notNull(),
  revision: text().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});

export type ResumeDraftRow = typeof resumeDrafts.$inferSelect;
