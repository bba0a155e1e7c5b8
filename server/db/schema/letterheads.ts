import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BulkOptions, bulkRowStates } from '#shared/letterheads/bulk/schema';
import type { LetterheadDetails, StoredLogo } from '#shared/letterheads/schema';
import { ofOrganization, organizations } from './organizations';
import { users } from './users';

/** How an organization's documents look; one each, once something was chosen. */
export const letterheads = pgTable('letterheads', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  details: jsonb().$type<LetterheadDetails>().notNull(),
  /** A PNG that we drew of what was uploaded, of some tens of kilobytes; null without a logo. */
  logo: jsonb().$type<StoredLogo>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A set of candidates' documents, for the member who asked for it; deleted after a day. */
export const bulkFiles = pgTable(
  'bulk_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: ofOrganization(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    options: jsonb().$type<BulkOptions>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('bulk_files_requester').on(table.organizationId, table.requestedBy, table.createdAt),
    index('bulk_files_user').on(table.requestedBy),
    index('bulk_files_expiry').on(table.expiresAt),
  ],
);
export type BulkFileRow = typeof bulkFiles.$inferSelect;

/** One candidate's document in a set, or all of them in one file. */
export const bulkFileRows = pgTable(
  'bulk_file_rows',
  {
    bulkFileId: uuid('bulk_file_id')
      .notNull()
      .references(() => bulkFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The candidate may be deleted: the row then fails. Null for the file of all, which is then drawn again without them. */
    candidateId: uuid('candidate_id'),
    state: text().$type<(typeof bulkRowStates)[number]>().notNull().default('waiting'),
    /** A process draws it since then; another one takes it over when that is long ago. */
    claimedAt: moment('claimed_at'),
    attempts: integer().notNull().default(0),
    problem: text().notNull().default(''),
    fileName: text('file_name').notNull().default(''),
    /** Null until it is drawn, and when the candidate is deleted, with the name (a trigger, migrations/0057_names_of_erased_documents.sql). */
    bytes: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.bulkFileId, table.position] }),
    index('bulk_file_rows_state').on(table.state, table.claimedAt),
    index('bulk_file_rows_candidate').on(table.candidateId),
  ],
);
