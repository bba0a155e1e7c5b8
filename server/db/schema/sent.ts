import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SentKind } from '#shared/sent/schema';
import { ofApplication } from './applications';
import { resumes } from './resumes';

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

/** A secret address of one resume, made for an application, with what was counted of it. */
export const applicationLinks = pgTable(
  'application_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...ofApplication(),
    /** Null where the resume is gone: what was counted stays. */
    resumeId: uuid('resume_id').references(() => resumes.id, { onDelete: 'set null' }),
    /** What the resume was called when the link was made. */
    resumeName: text('resume_name').notNull().default(''),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether the owner confirmed that it works while the profile is private. */
    allowsPrivate: boolean('allows_private').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    views: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
    lastViewedAt: timestamp('last_viewed_at', { withTimezone: true }),
    lastCountry: text('last_country'),
    lastCity: text('last_city'),
  },
  (table) => [
    index('application_links_application').on(table.applicationId, table.createdAt),
    index('application_links_user').on(table.userId),
    index('application_links_resume').on(table.resumeId),
  ],
);

export type ApplicationLinkRow = typeof applicationLinks.$inferSelect;

/** When a visitor's view of a link last counted. Removed after two days, when the visitor's key is another. */
export const applicationLinkVisits = pgTable(
  'application_link_visits',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => applicationLinks.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.visitor] }),
    index('application_link_visits_counted').on(table.countedAt),
  ],
);
