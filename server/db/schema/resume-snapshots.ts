import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ResumeContent } from '#shared/resume/schema';
import { resumes } from './resumes';

/** What a resume said after a save: each save has one, of which the last 50 and all named ones are kept. */
export const resumeSnapshots = pgTable(
  'resume_snapshots',
  {
    id: uuid().primaryKey().defaultRandom(),
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    /** The save that made it. */
    version: integer().notNull(),
    /** Empty without a name of its owner's. */
    name: text().notNull().default(''),
    /** Without photo and particulars: what was removed of them must be gone. */
    content: jsonb().$type<ResumeContent>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('resume_snapshots_resume').on(table.resumeId, table.createdAt)],
);

export type ResumeSnapshotRow = typeof resumeSnapshots.$inferSelect;
