import { and, asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { jobOrdersPerPage, type JobOrderDetails, type JobOrderQuery } from '#shared/job-orders/schema';
import type { Db } from '../../db/client';
import { containing } from '../../db/containing';
import { candidates, type CandidateId } from '../../db/schema/candidates';
import {
  jobOrderCandidates as entries,
  jobOrderMoves as moves,
  jobOrders,
  type JobOrderId,
  type JobOrderRow,
} from '../../db/schema/job-orders';
import type { OrganizationId } from '../../db/schema/organizations';
import { users } from '../../db/schema/users';
import { readableCandidates, summaryColumns } from '../../organizations/candidate-repository';

const owned = (organizationId: OrganizationId, id: JobOrderId) =>
  and(eq(jobOrders.organizationId, organizationId), eq(jobOrders.id, id));

/** Job orders that a candidate is in, who may be read. */
const withCandidate = (db: Db, candidateId: CandidateId, now: Date) =>
  inArray(
    jobOrders.id,
    db
      .select({ id: entries.jobOrderId })
      .from(entries)
      .innerJoin(candidates, eq(candidates.id, entries.candidateId))
      .where(and(eq(entries.candidateId, candidateId), readableCandidates(now))),
  );

const matching = (
  db: Db,
  organizationId: OrganizationId,
  { status, search, candidateId }: JobOrderQuery,
  now: Date,
): SQL | undefined =>
  and(
    eq(jobOrders.organizationId, organizationId),
    candidateId === '' ? undefined : withCandidate(db, candidateId, now),
    status ? eq(jobOrders.status, status) : undefined,
    search
      ? or(
          ...[jobOrders.client, jobOrders.position, jobOrders.place].map((column) =>
            ilike(column, containing(search)),
          ),
        )
      : undefined,
  );

/** The nearest deadline first; those without one after them, the newest first. */
export const listPage = (
  db: Db,
  organizationId: OrganizationId,
  query: JobOrderQuery,
  now: Date,
): Promise<JobOrderRow[]> =>
  db
    .select()
    .from(jobOrders)
    .where(matching(db, organizationId, query, now))
    .orderBy(sql`${jobOrders.deadline} asc nulls last`, desc(jobOrders.createdAt), jobOrders.id)
    .limit(jobOrdersPerPage)
    .offset((query.page - 1) * jobOrdersPerPage);

export const countMatching = (
  db: Db,
  organizationId: OrganizationId,
  query: JobOrderQuery,
  now: Date,
): Promise<number> => db.$count(jobOrders, matching(db, organizationId, query, now));

/** In the order in which they were added. */
export const listAll = (db: Db, organizationId: OrganizationId): Promise<JobOrderRow[]> =>
  db
    .select()
    .from(jobOrders)
    .where(eq(jobOrders.organizationId, organizationId))
    .orderBy(jobOrders.createdAt, jobOrders.id);

export const countOrders = (db: Db, organizationId: OrganizationId): Promise<number> =>
  db.$count(jobOrders, eq(jobOrders.organizationId, organizationId));

/** How many readable candidates are in each stage of these job orders. */
export const countStages = (db: Db, ids: readonly JobOrderId[], now: Date) =>
  db
    .select({ jobOrderId: entries.jobOrderId, stage: entries.stage, total: count() })
    .from(entries)
    .innerJoin(candidates, eq(candidates.id, entries.candidateId))
    .where(and(inArray(entries.jobOrderId, [...ids]), readableCandidates(now)))
    .groupBy(entries.jobOrderId, entries.stage);

export const listStagesOf = (db: Db, ids: readonly JobOrderId[], candidateId: CandidateId) =>
  db
    .select({ jobOrderId: entries.jobOrderId, stage: entries.stage })
    .from(entries)
    .where(and(inArray(entries.jobOrderId, [...ids]), eq(entries.candidateId, candidateId)));

export const findOrder = async (
  db: Db,
  organizationId: OrganizationId,
  id: JobOrderId,
): Promise<JobOrderRow | undefined> =>
  (await db.select().from(jobOrders).where(owned(organizationId, id)))[0];

/** Holds a job order until the transaction ends: its candidates are moved one after the other. */
export const lockOrder = async (
  tx: Db,
  organizationId: OrganizationId,
  id: JobOrderId,
): Promise<JobOrderRow | undefined> =>
  (await tx.select().from(jobOrders).where(owned(organizationId, id)).for('update'))[0];

export const insertOrder = async (tx: Db, row: typeof jobOrders.$inferInsert): Promise<JobOrderRow> => {
  const [inserted] = await tx.insert(jobOrders).values(row).returning();
  if (!inserted) throw new Error('The job order was not inserted');
  return inserted;
};

export const updateOrder = async (
  tx: Db,
  organizationId: OrganizationId,
  id: JobOrderId,
  details: JobOrderDetails,
): Promise<JobOrderRow | undefined> =>
  (await tx.update(jobOrders).set(details).where(owned(organizationId, id)).returning())[0];

export const deleteOrder = async (tx: Db, organizationId: OrganizationId, id: JobOrderId): Promise<void> => {
  await tx.delete(jobOrders).where(owned(organizationId, id));
};

/** The candidates who may be read. */
export const listCandidates = (db: Db, id: JobOrderId, now: Date) =>
  db
    .select({ candidate: summaryColumns, stage: entries.stage, since: entries.since })
    .from(entries)
    .innerJoin(candidates, eq(candidates.id, entries.candidateId))
    .where(and(eq(entries.jobOrderId, id), readableCandidates(now)))
    .orderBy(asc(entries.since), asc(entries.candidateId));

export const countEntries = (db: Db, id: JobOrderId): Promise<number> =>
  db.$count(entries, eq(entries.jobOrderId, id));

/** Which of the ids are candidates of the organization who may be read, held so that none is erased meanwhile. */
export const holdCandidates = async (
  tx: Db,
  organizationId: OrganizationId,
  ids: readonly CandidateId[],
  now: Date,
): Promise<CandidateId[]> =>
  (
    await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(
        and(
          eq(candidates.organizationId, organizationId),
          inArray(candidates.id, [...ids]),
          readableCandidates(now),
        ),
      )
      .orderBy(candidates.id)
      .for('share')
  ).map(({ id }) => id);

/** Returns the candidates who were not in it. */
export const insertEntries = async (tx: Db, rows: (typeof entries.$inferInsert)[]): Promise<CandidateId[]> =>
  (
    await tx
      .insert(entries)
      .values(rows)
      .onConflictDoNothing()
      .returning({ candidateId: entries.candidateId })
  ).map(({ candidateId }) => candidateId);

/** The stages of these candidates, as far as they are in the job order. */
export const listStagesIn = (db: Db, id: JobOrderId, candidateIds: readonly CandidateId[]) =>
  db
    .select({ candidateId: entries.candidateId, stage: entries.stage })
    .from(entries)
    .where(and(eq(entries.jobOrderId, id), inArray(entries.candidateId, [...candidateIds])));

const entryOf = (id: JobOrderId, candidateId: CandidateId) =>
  and(eq(entries.jobOrderId, id), eq(entries.candidateId, candidateId));

export const findEntry = async (db: Db, id: JobOrderId, candidateId: CandidateId) =>
  (await db.select().from(entries).where(entryOf(id, candidateId)))[0];

export const updateEntries = async (
  tx: Db,
  id: JobOrderId,
  candidateIds: readonly CandidateId[],
  changes: Pick<typeof entries.$inferInsert, 'stage' | 'since'>,
): Promise<void> => {
  await tx
    .update(entries)
    .set(changes)
    .where(and(eq(entries.jobOrderId, id), inArray(entries.candidateId, [...candidateIds])));
};

export const deleteEntry = async (tx: Db, id: JobOrderId, candidateId: CandidateId): Promise<void> => {
  await tx.delete(entries).where(entryOf(id, candidateId));
};

export const insertMoves = async (tx: Db, rows: (typeof moves.$inferInsert)[]): Promise<void> => {
  await tx.insert(moves).values(rows);
};

/** Newest first, of candidates who may be read. */
export const listMoves = (db: Db, id: JobOrderId, now: Date, limit: number) =>
  db
    .select({
      at: moves.at,
      firstName: users.firstName,
      lastName: users.lastName,
      number: candidates.number,
      name: candidates.name,
      from: moves.from,
      to: moves.to,
    })
    .from(moves)
    .innerJoin(candidates, eq(candidates.id, moves.candidateId))
    .leftJoin(users, eq(users.id, moves.memberId))
    .where(and(eq(moves.jobOrderId, id), readableCandidates(now)))
    .orderBy(desc(moves.id))
    .limit(limit);
