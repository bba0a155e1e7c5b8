import { and, asc, count, desc, eq, gt, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { maxLinkVisitors, visitMinutes } from '#shared/analytics/endpoints';
import type { PresentedFacts } from '#shared/presentations/facts';
import type { Db } from '../../db/client';
import { candidates } from '../../db/schema/candidates';
import { letterheads } from '../../db/schema/letterheads';
import { organizations, type OrganizationId, type OrganizationRow } from '../../db/schema/organizations';
import {
  presentationCandidates as rows,
  presentations,
  presentationVisits as visits,
  type PresentationRow,
} from '../../db/schema/presentations';
import { readableCandidates } from '../../organizations/candidate-repository';
import { isActive } from '../../organizations/membership-repository';

type Id = PresentationRow['id'];

const owned = (organizationId: OrganizationId, id: Id) =>
  and(eq(presentations.organizationId, organizationId), eq(presentations.id, id));

/** Who may be shown: part of every read of a row. */
const presentable = (now: Date): SQL | undefined =>
  and(readableCandidates(now), isNull(candidates.objectedAt));

/** Newest first. */
export const listOf = (
  db: Db,
  organizationId: OrganizationId,
  { jobOrderId }: { jobOrderId?: string | undefined } = {},
): Promise<PresentationRow[]> =>
  db
    .select()
    .from(presentations)
    .where(
      and(
        eq(presentations.organizationId, organizationId),
        jobOrderId ? eq(presentations.jobOrderId, jobOrderId) : undefined,
      ),
    )
    .orderBy(desc(presentations.createdAt), presentations.id);

export const countOf = (db: Db, organizationId: OrganizationId): Promise<number> =>
  db.$count(presentations, eq(presentations.organizationId, organizationId));

/** How many candidates of each presentation who may be shown are in each state. */
export const countStates = (db: Db, organizationId: OrganizationId, now: Date) =>
  db
    .select({ presentationId: rows.presentationId, state: rows.state, total: count() })
    .from(rows)
    .innerJoin(presentations, eq(presentations.id, rows.presentationId))
    .innerJoin(candidates, eq(candidates.id, rows.candidateId))
    .where(and(eq(presentations.organizationId, organizationId), presentable(now)))
    .groupBy(rows.presentationId, rows.state);

export const findOwned = async (
  db: Db,
  organizationId: OrganizationId,
  id: Id,
): Promise<PresentationRow | undefined> =>
  (await db.select().from(presentations).where(owned(organizationId, id)))[0];

export const findRequested = async (
  tx: Db,
  organizationId: OrganizationId,
  requestKey: string,
): Promise<PresentationRow | undefined> =>
  (
    await tx
      .select()
      .from(presentations)
      .where(and(eq(presentations.organizationId, organizationId), eq(presentations.requestKey, requestKey)))
  )[0];

export const insertPresentation = async (
  tx: Db,
  values: typeof presentations.$inferInsert,
  candidateIds: readonly string[],
): Promise<PresentationRow> => {
  const [inserted] = await tx.insert(presentations).values(values).returning();
  if (!inserted) throw new Error('The presentation was not inserted');
  await tx
    .insert(rows)
    .values(
      candidateIds.map((candidateId, position) => ({ presentationId: inserted.id, position, candidateId })),
    );
  return inserted;
};

export const updateOwned = async (
  tx: Db,
  organizationId: OrganizationId,
  id: Id,
  changes: Partial<Pick<PresentationRow, 'expiresAt' | 'revokedAt' | 'tokenHash' | 'passwordHash'>>,
): Promise<PresentationRow | undefined> =>
  (await tx.update(presentations).set(changes).where(owned(organizationId, id)).returning())[0];

export const deleteOwned = async (tx: Db, organizationId: OrganizationId, id: Id): Promise<boolean> =>
  (await tx.delete(presentations).where(owned(organizationId, id)).returning({ id: presentations.id }))
    .length > 0;

/** Removes the presentations whose links ended before this moment, with their documents. */
export const deleteEndedBefore = async (db: Db, before: Date): Promise<void> => {
  await db
    .delete(presentations)
    .where(or(lt(presentations.expiresAt, before), lt(presentations.revokedAt, before)));
};

const ofShown = (id: Id, now: Date) => and(eq(rows.presentationId, id), presentable(now));

/** The candidates who may be shown, in order, without their documents. */
export const listRows = (db: Db, id: Id, now: Date) =>
  db
    .select({
      candidateId: rows.candidateId,
      number: candidates.number,
      name: candidates.name,
      position: rows.position,
      state: rows.state,
      problem: rows.problem,
      facts: rows.facts,
      fileName: rows.fileName,
    })
    .from(rows)
    .innerJoin(candidates, eq(candidates.id, rows.candidateId))
    .where(ofShown(id, now))
    .orderBy(asc(rows.position));
export type ListedRow = Awaited<ReturnType<typeof listRows>>[number];

/** A document of a candidate who may be shown at this moment. */
export const findFile = async (db: Db, id: Id, position: number, now: Date) => {
  const [row] = await db
    .select({ bytes: rows.bytes, fileName: rows.fileName })
    .from(rows)
    .innerJoin(candidates, eq(candidates.id, rows.candidateId))
    .where(and(ofShown(id, now), eq(rows.position, position), eq(rows.state, 'done')));
  // The embedded database answers a plain array of bytes.
  return row?.bytes ? { bytes: Buffer.from(row.bytes), fileName: row.fileName } : null;
};

/** A row that no process draws, or that one abandoned; claimed by this process. Presentations take turns. */
export const claimNext = async (tx: Db, { now, staleBefore }: { now: Date; staleBefore: Date }) => {
  const next = sql`(select ${rows.presentationId}, ${rows.position} from ${rows}
    where ${rows.state} = 'waiting' and (${rows.claimedAt} is null or ${rows.claimedAt} < ${staleBefore.toISOString()}::timestamptz)
    order by ${rows.attempts}, ${rows.position}, ${rows.presentationId} limit 1 for update skip locked)`;
  const [claimed] = await tx
    .update(rows)
    .set({ claimedAt: now, attempts: sql`${rows.attempts} + 1` })
    .where(sql`(${rows.presentationId}, ${rows.position}) = ${next}`)
    .returning({
      presentationId: rows.presentationId,
      position: rows.position,
      candidateId: rows.candidateId,
      attempts: rows.attempts,
    });
  if (!claimed) return undefined;
  const [presentation] = await tx
    .select()
    .from(presentations)
    .where(eq(presentations.id, claimed.presentationId));
  return presentation && { row: claimed, presentation };
};
export interface RowKey {
  presentationId: Id;
  position: number;
  attempts: number;
}

/** The row as this process took it: not one that another process has taken or ended since. */
const rowOf = ({ presentationId, position, attempts }: RowKey) =>
  and(
    eq(rows.presentationId, presentationId),
    eq(rows.position, position),
    eq(rows.state, 'waiting'),
    eq(rows.attempts, attempts),
  );

/** Ends a row, with its document and facts, or with why there is none; or gives it back to be tried again. */
export const endRow = async (
  tx: Db,
  key: RowKey,
  ended:
    | { state: 'done'; fileName: string; facts: PresentedFacts; bytes: Buffer }
    | { state: 'failed'; problem: string }
    | { state: 'waiting'; attempts?: number },
): Promise<void> => {
  await tx
    .update(rows)
    .set({ claimedAt: null, ...ended })
    .where(rowOf(key));
};

/** Draws what failed again. */
export const retryFailed = async (tx: Db, presentationId: Id): Promise<void> => {
  await tx
    .update(rows)
    .set({ state: 'waiting', problem: '', attempts: 0, claimedAt: null })
    .where(and(eq(rows.presentationId, presentationId), eq(rows.state, 'failed')));
};

export const deleteRow = async (tx: Db, key: RowKey): Promise<void> => {
  await tx.delete(rows).where(rowOf(key));
};

/** The presentation of a token whose link has not ended, with whose it is: a token is all that a client has. */
export const findOpen = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ presentation: PresentationRow; organization: OrganizationRow } | undefined> =>
  (
    await db
      .select({ presentation: presentations, organization: organizations })
      .from(presentations)
      .innerJoin(organizations, eq(organizations.id, presentations.organizationId))
      .where(
        and(
          eq(presentations.tokenHash, tokenHash),
          isNull(presentations.revokedAt),
          gt(presentations.expiresAt, now),
        ),
      )
  )[0];

/** The agencies whose public page search engines list, by their addresses. */
export const listListed = (db: Db, now: Date, limit: number): Promise<{ slug: string; updatedAt: Date }[]> =>
  db
    .select({ slug: organizations.slug, updatedAt: letterheads.updatedAt })
    .from(letterheads)
    .innerJoin(organizations, eq(organizations.id, letterheads.organizationId))
    .where(and(sql`${letterheads.details}->>'publicPage' = 'listed'`, isActive(organizations.id, now)))
    .orderBy(asc(organizations.slug))
    .limit(limit);

export const findBySlug = async (db: Db, slug: string): Promise<OrganizationRow | undefined> =>
  (await db.select().from(organizations).where(eq(organizations.slug, slug)))[0];

/** Counts a view, unless the visitor's last one that counted is less than 30 minutes ago, or too many visitors were counted. */
export const countView = async (tx: Db, presentationId: Id, visitor: string, now: Date): Promise<void> => {
  if ((await tx.$count(visits, eq(visits.presentationId, presentationId))) >= maxLinkVisitors) return;
  const counted = await tx
    .insert(visits)
    .values({ presentationId, visitor, countedAt: now })
    .onConflictDoUpdate({
      target: [visits.presentationId, visits.visitor],
      set: { countedAt: now },
      setWhere: lte(
        visits.countedAt,
        sql`${now.toISOString()}::timestamptz - make_interval(mins => ${visitMinutes})`,
      ),
    })
    .returning({ visitor: visits.visitor });
  if (counted.length === 0) return;
  await tx
    .update(presentations)
    .set({ views: sql`${presentations.views} + 1`, lastViewedAt: now })
    .where(eq(presentations.id, presentationId));
};

export const countDownload = async (db: Db, id: Id): Promise<void> => {
  await db
    .update(presentations)
    .set({ downloads: sql`${presentations.downloads} + 1` })
    .where(eq(presentations.id, id));
};

/** Removes visits that counted before; their visitors' keys are others by now. */
export const deleteVisitsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.delete(visits).where(lt(visits.countedAt, before));
};
