import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EducationEntry, ExperienceEntry } from '#shared/resume/schema';
import { users } from './users';

/** One resume per user, saved whole. `version` counts the saves. */
export const resumes = pgTable('resumes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  title: text().notNull().default(''),
  summary: text().notNull().default(''),
  phone: text().notNull().default(''),
  location: text().notNull().default(''),
  website: text().notNull().default(''),
  profilePhotoUrl: text('profile_photo_url').notNull().default(''),
  skills: jsonb().$type<string[]>().notNull().default([]),
  experience: jsonb().$type<ExperienceEntry[]>().notNull().default([]),
  education: jsonb().$type<EducationEntry[]>().notNull().default([]),
  templateId: text('template_id').notNull().default('modern-blue'),
  version: integer().notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true }),
});

export type ResumeRow = typeof resumes.$inferSelect;
