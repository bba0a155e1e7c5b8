import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Density, Design, PaperName, PhotoShape } from '#shared/document/page-settings';
import type { MonthStyle } from '#shared/text/partial-date';
import type { EducationEntry, ExperienceEntry } from '#shared/resume/schema';
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
