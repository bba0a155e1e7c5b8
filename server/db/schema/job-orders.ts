import {
  bigserial,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JobOrderStatus, JobStage } from '#shared/job-orders/schema';
import { candidates } from './candidates';
import { ofOrganization } from './organizations';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a client asks the organization for. */
export const jobOrders = pgTable(
  'job_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: ofOrganization(),
    client: text().notNull(),
    position: text().notNull(),
    /** How many are wanted. */
    people: integer().notNull(),
    place: text().notNull(),
    deadline: date({ mode: 'string' }),
    requirements: text().notNull(),
    status: text().$type<JobOrderStatus>().notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('job_orders_organization').on(table.organizationId, table.status, table.deadline, table.id),
    index('job_orders_created_by').on(table.createdBy),
  ],
);
export type JobOrderRow = typeof jobOrders.$inferSelect;
export type JobOrderId = JobOrderRow['id'];

const ofJobOrder = () =>
  uuid('job_order_id')
    .notNull()
    .references(() => jobOrders.id, { onDelete: 'cascade' });

/** Leaves with the candidate, before everything else that a job order keeps. */
const ofCandidate = () =>
  uuid('candidate_id')
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' });

export const jobOrderCandidates = pgTable(
  'job_order_candidates',
  {
    jobOrderId: ofJobOrder(),
    candidateId: ofCandidate(),
    stage: text().$type<JobStage>().notNull(),
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobOrderId, table.candidateId] }),
    index('job_order_candidates_candidate').on(table.candidateId),
  ],
);

/** Every change of stage with its date and member; rows are added and never changed. */
export const jobOrderMoves = pgTable(
  'job_order_moves',
  {
    /** Counts: moves of one moment keep their order. */
    id: bigserial({ mode: 'number' }).primaryKey(),
    jobOrderId: ofJobOrder(),
    candidateId: ofCandidate(),
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null for one who was added. */
    from: text('from_stage').$type<JobStage>(),
    /** Null for one who was taken off. */
    to: text('to_stage').$type<JobStage>(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('job_order_moves_order').on(table.jobOrderId, table.id),
    index('job_order_moves_candidate').on(table.candidateId),
    index('job_order_moves_member').on(table.memberId),
  ],
);
