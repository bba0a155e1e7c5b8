import { sql } from 'drizzle-orm';
import {
  customType,
  pgTable,
  uuid,
  text,
  integer,
  boolean,
  date,
  timestamp,
  jsonb,
  index,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ConsentParts } from '#shared/candidates/consent/wording';
import type { RosterProfession } from '#shared/candidates/facts';
import type { Availability, Basis, RosterSelection } from '#shared/candidates/schema';
import type { ResumeContent } from '#shared/resume/schema';
import { ofOrganization } from './organizations';
import { users } from './users';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const day = (name: string) => date(name, { mode: 'string' });

/**
 * A person in the roster of an organization: on the basis of their consent in writing, or of the one that they gave in their account
 * (candidate_consents), whose content is copied here and leaves with it.
 */
export const candidates = pgTable(
  'candidates',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: ofOrganization(),
    /** The person's account, where they have one. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Counts within the organization, and is never given again. */
    number: integer().notNull(),
    /** Counts the changes of the record. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    email: text().notNull(),
    /** Title, phone and place are those of the content. */
    headline: text().notNull(),
    phone: text().notNull(),
    place: text().notNull(),
    /** As shared/candidates/keys.ts makes them; '' for none. */
    emailKey: text('email_key').notNull(),
    phoneKey: text('phone_key').notNull(),
    content: jsonb().$type<ResumeContent>().notNull(),
    profession: text().$type<RosterProfession>().notNull(),
    /** Whether a recruiter set the profession. */
    isProfessionSet: boolean('is_profession_set').notNull(),
    /** Whole years of work, as counted at the last change. */
    years: integer().notNull(),
    licensedUntil: day('licensed_until'),
    availability: text().$type<Availability>().notNull(),
    availableOn: day('available_on'),
    tags: text().array().notNull(),
    /** The words of shared/candidates/facts.ts. */
    search: tsvector().notNull(),
    basis: text().$type<Basis>().notNull(),
    basisDate: day('basis_date').notNull(),
    /** The last day on which the record may be read. */
    keepUntil: day('keep_until').notNull(),
    /** Without it no sensitive particulars are stored. */
    sensitiveConsentOn: day('sensitive_consent_on'),
    toldAt: moment('told_at'),
    toldHow: text('told_how').$type<'mail' | 'link'>(),
    /** The mail server refused the address for good. */
    isMailRefused: boolean('is_mail_refused').notNull().default(false),
    objectedAt: moment('objected_at'),
    objection: text(),
    /** Until when it was kept before the person objected. */
    keepUntilBefore: day('keep_until_before'),
    /** When the agency was told that the record ends soon. */
    endingToldAt: moment('ending_told_at'),
    /** When the person was told that the agency's plan has ended. */
    planEndToldAt: moment('plan_end_told_at'),
    importKey: uuid('import_key'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('candidates_number').on(table.organizationId, table.number),
    uniqueIndex('candidates_import')
      .on(table.organizationId, table.importKey)
      .where(sql`${table.importKey} is not null`),
    uniqueIndex('candidates_account')
      .on(table.organizationId, table.userId)
      .where(sql`${table.userId} is not null`),
    index('candidates_changed').on(table.organizationId, table.updatedAt.desc(), table.id),
    index('candidates_name').on(table.organizationId, sql`lower(${table.name})`, table.id),
    index('candidates_email')
      .on(table.organizationId, table.emailKey)
      .where(sql`${table.emailKey} <> ''`),
    index('candidates_phone')
      .on(table.organizationId, table.phoneKey)
      .where(sql`${table.phoneKey} <> ''`),
    index('candidates_search').using('gin', table.search),
    index('candidates_tags').using('gin', table.tags),
    index('candidates_user').on(table.userId),
    index('candidates_created_by').on(table.createdBy),
    // What ends, for the job that deletes it.
    index('candidates_keep_until').on(table.keepUntil),
    // Who was not told yet.
    index('candidates_untold')
      .on(table.createdAt)
      .where(sql`${table.toldAt} is null`),
  ],
);

export type CandidateRow = typeof candidates.$inferSelect;
export type CandidateId = CandidateRow['id'];

/** The last number that an organization gave. */
export const candidateNumbers = pgTable('candidate_numbers', {
  organizationId: ofOrganization().primaryKey(),
  last: integer().notNull(),
});

const ofCandidate = () =>
  uuid('candidate_id')
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' });

/** What a person chose to share. */
interface ConsentedContents {
  resumeId: string;
  /** What the resume was called. */
  resume: string;
  parts: ConsentParts;
}

/** A consent that a person gave in their account. Rows are added, and change only when it is withdrawn. */
export const candidateConsents = pgTable(
  'candidate_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: ofOrganization(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Without a reference: what the log says of the record stays to be seen when it is gone. */
    candidateId: uuid('candidate_id').notNull(),
    purpose: text().notNull(),
    /** The words as the person read them. */
    wording: text().notNull(),
    wordingVersion: text('wording_version').notNull(),
    contents: jsonb().$type<ConsentedContents>().notNull(),
    /** When the copy was made that the candidate's row has. */
    copiedAt: moment('copied_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('candidate_consents_candidate').on(table.candidateId),
    index('candidate_consents_user').on(table.userId, table.organizationId),
    index('candidate_consents_organization').on(table.organizationId),
  ],
);

/** A request for the consent of a person with an account: by e-mail to one verified address, or by a link for anyone who has it. */
export const candidateRequests = pgTable(
  'candidate_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: ofOrganization(),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** In lowercase; null for a link. */
    email: text(),
    purpose: text().notNull(),
    asks: jsonb().$type<ConsentParts>().notNull(),
    /** The last day that is asked for. */
    endsOn: day('ends_on').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was answered. */
    usedAt: moment('used_at'),
    /** Whether that answer was no. */
    isDeclined: boolean('is_declined').notNull().default(false),
    /** Whose answer it was: the request, which may name the person, is deleted with their account. */
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'cascade' }),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('candidate_requests_organization').on(table.organizationId, table.createdAt),
    index('candidate_requests_email').on(table.email),
    index('candidate_requests_expires').on(table.expiresAt),
    index('candidate_requests_created_by').on(table.createdBy),
    index('candidate_requests_used_by').on(table.usedBy),
  ],
);
export type CandidateRequestRow = typeof candidateRequests.$inferSelect;

/** What a member noted about a candidate, or what the candidate wrote to the agency. */
export const candidateNotes = pgTable(
  'candidate_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: ofOrganization(),
    candidateId: ofCandidate(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    isByPerson: boolean('is_by_person').notNull(),
    text: text().notNull(),
    /** Ids of members. */
    mentions: uuid().array().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('candidate_notes_candidate').on(table.candidateId, table.createdAt),
    index('candidate_notes_organization').on(table.organizationId),
    index('candidate_notes_author').on(table.authorId),
    index('candidate_notes_mentions').using('gin', table.mentions),
  ],
);

/** A selection of the roster that the team gave a name. */
export const candidateFilters = pgTable(
  'candidate_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: ofOrganization(),
    name: text().notNull(),
    /** The name in lowercase. */
    nameKey: text('name_key').notNull(),
    selection: jsonb().$type<RosterSelection>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('candidate_filters_name').on(table.organizationId, table.nameKey)],
);

/** A secret address at which the person sees their own record. */
export const candidateLinks = pgTable(
  'candidate_links',
  {
    /** SHA-256 of the token, which is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    candidateId: ofCandidate(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('candidate_links_candidate').on(table.candidateId, table.createdAt)],
);

/** The consent in writing: one file of a candidate. */
export const candidateFiles = pgTable('candidate_files', {
  candidateId: ofCandidate().primaryKey(),
  storageKey: text('storage_key').notNull().unique(),
  /** What the file was called: shown, never used as a path. */
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  sha256: text().notNull(),
  storedAt: moment('stored_at').notNull(),
});
export type CandidateFileRow = typeof candidateFiles.$inferSelect;
