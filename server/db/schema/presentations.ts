import { sql } from 'drizzle-orm';
import {
  index,
  uniqueIndex,
  primaryKey,
  uuid,
  integer,
  text,
  jsonb,
  customType,
  timestamp,
  pgTable,
} from 'drizzle-orm/pg-core';
import type { BlindChoices } from '#shared/document/blind/hidden-of';
import type { PresentedFacts } from '#shared/presentations/facts';
import type { presentedStates } from '#shared/presentations/schema';
import { candidates } from './candidates';
import { jobOrders } from './job-orders';
import { ofOrganization } from './organizations';
import { users } from './users';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A shortlist for a client, shown by a secret link. */
export const presentations = pgTable(
  'presentations',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: ofOrganization(),
    jobOrderId: uuid('job_order_id').references(() => jobOrders.id, { onDelete: 'set null' }),
    client: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** Null for full documents. */
    blind: jsonb().$type<BlindChoices>(),
    /** How many candidates were chosen: the rows of deleted ones are gone. */
    chosen: integer().notNull(),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** scrypt with its salt; null for none. */
    passwordHash: text('password_hash'),
    /** The dialog's key, so that presenting again after a lost answer makes no second one. */
    requestKey: uuid('request_key'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    views: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
    lastViewedAt: moment('last_viewed_at'),
  },
  (table) => [
    index('presentations_organization').on(table.organizationId, table.createdAt),
    uniqueIndex('presentations_request')
      .on(table.organizationId, table.requestKey)
      .where(sql`${table.requestKey} is not null`),
    index('presentations_job_order').on(table.jobOrderId),
    index('presentations_created_by').on(table.createdBy),
  ],
);
export type PresentationRow = typeof presentations.$inferSelect;

const ofPresentation = () =>
  uuid('presentation_id')
    .notNull()
    .references(() => presentations.id, { onDelete: 'cascade' });

/** A candidate of a presentation, whose frozen document and facts leave with them. */
export const presentationCandidates = pgTable(
  'presentation_candidates',
  {
    presentationId: ofPresentation(),
    position: integer().notNull(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    state: text().$type<(typeof presentedStates)[number]>().notNull().default('waiting'),
    /** A process draws it since then; another one takes it over when that is long ago. */
    claimedAt: moment('claimed_at'),
    attempts: integer().notNull().default(0),
    problem: text().notNull().default(''),
    /** What stands beside the document; it and the document are null until it is drawn. */
    facts: jsonb().$type<PresentedFacts>(),
    fileName: text('file_name').notNull().default(''),
    bytes: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.presentationId, table.position] }),
    uniqueIndex('presentation_candidates_once').on(table.presentationId, table.candidateId),
    index('presentation_candidates_candidate').on(table.candidateId),
    index('presentation_candidates_state').on(table.state, table.claimedAt),
  ],
);

/** When a visitor's view of a presentation last counted. Removed after two days, when the visitor's key is another. */
export const presentationVisits = pgTable(
  'presentation_visits',
  {
    presentationId: ofPresentation(),
    visitor: text().notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.presentationId, table.visitor] }),
    index('presentation_visits_counted').on(table.countedAt),
  ],
);
