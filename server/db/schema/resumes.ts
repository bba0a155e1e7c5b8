import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Density, Design, PaperName, PhotoShape } from '#shared/document/page-settings';
import type { LeftOut } from '#shared/resume/documents/version';
import type { DraftContent } from '#shared/resume/draft';
import type { MonthStyle } from '#shared/text/partial-date';
import type { EducationEntry, ExperienceEntry, ResumeContent } from '#shared/resume/schema';
import type { SectionsContent } from '#shared/resume/sections/schema';
import { users } from './users';

/**
 * A resume is a document of its own, saved whole; `version` counts the saves. Each user has at most one that is primary,
 * which the API and the profile mean.
 */
export const resumes = pgTable(
  'resumes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull().default('My resume'),
    isPrimary: boolean('is_primary').notNull().default(true),
    title: text().notNull().default(''),
    summary: text().notNull().default(''),
    phone: text().notNull().default(''),
    location: text().notNull().default(''),
    website: text().notNull().default(''),
    profilePhotoUrl: text('profile_photo_url').notNull().default(''),
    skills: jsonb().$type<string[]>().notNull().default([]),
    experience: jsonb().$type<ExperienceEntry[]>().notNull().default([]),
    education: jsonb().$type<EducationEntry[]>().notNull().default([]),
    /** The sections beside the specified ones, and their order. What was never saved is missing. */
    sections: jsonb().$type<Partial<SectionsContent>>().notNull().default({}),
    templateId: text('template_id').notNull().default('modern-blue'),
    /** Null until the user has chosen one. */
    paper: text().$type<PaperName>(),
    density: text().$type<Density>().notNull().default('automatic'),
    photo: text().$type<PhotoShape>().notNull().default('automatic'),
    monthStyle: text('month_style').$type<MonthStyle>().notNull().default('as-typed'),
    /** What was never chosen is missing. */
    design: jsonb().$type<Partial<Design>>().notNull().default({}),
    qrCode: boolean('qr_code').notNull().default(false),
    attachData: boolean('attach_data').notNull().default(true),
    version: integer().notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('resumes_primary')
      .on(table.userId)
      .where(sql`${table.isPrimary}`),
    index('resumes_user').on(table.userId),
  ],
);

export type ResumeRow = typeof resumes.$inferSelect;

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
