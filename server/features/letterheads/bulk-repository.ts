import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { bulkFileRows as rows, bulkFiles, type BulkFileRow } from '../../db/schema/letterheads';
import { candidates } from '../../db/schema/candidates';
import type { OrganizationId } from '../../db/schema/organizations';
import type { UserId } from '../../db/schema/users';
import { readableCandidates } from '../../organizations/candidate-repository';

interface Requester {
  organizationId: OrganizationId;
  userId: UserId;
  now: Date;
}

const ofRequester = ({ organizationId, userId, now }: Requester) =>
  and(
    eq(bulkFiles.organizationId, organizationId),
    eq(bulkFiles.requestedBy, userId),
    sql`${bulkFiles.expiresAt} > ${now}`,
  );

export const insertBulkFile = async (
  tx: Db,
  file: typeof bulkFiles.$inferInsert,
  { candidateIds, hasWhole }: { candidateIds: readonly string[]; hasWhole: boolean },
): Promise<BulkFileRow> => {
  const [inserted] = await tx.insert(bulkFiles).values(file).returning();
  if (!inserted) throw new Error('The set of documents was not inserted');
  await tx.insert(rows).values(
    [...candidateIds, ...(hasWhole ? [null] : [])].map((candidateId, position) => ({
      bulkFileId: inserted.id,
      position,
      candidateId,
    })),
  );
  return inserted;
};

export const listOf = (db: Db, requester: Requester): Promise<BulkFileRow[]> =>
  db.select().from(bulkFiles).where(ofRequester(requester)).orderBy(desc(bulkFiles.createdAt), bulkFiles.id);

export const findOf = async (db: Db, requester: Requester, id: string): Promise<BulkFileRow | undefined> =>
  (
    await db
      .select()
      .from(bulkFiles)
      .where(and(ofRequester(requester), eq(bulkFiles.id, id)))
  )[0];

export const deleteOf = async (tx: Db, requester: Requester, id: string): Promise<boolean> =>
  (
    await tx
      .delete(bulkFiles)
      .where(and(ofRequester(requester), eq(bulkFiles.id, id)))
      .returning({ id: bulkFiles.id })
  ).length > 0;

const listed = {
  bulkFileId: rows.bulkFileId,
  position: rows.position,
  candidateId: rows.candidateId,
  state: rows.state,
  attempts: rows.attempts,
  problem: rows.problem,
  fileName: rows.fileName,
};

/** The rows of these sets in order, without their bytes, and the names of the candidates who may be read now. */
export const listRows = async (db: Db, ids: readonly string[], now: Date) =>
  ids.length === 0
    ? []
    : db
        .select({ ...listed, name: candidates.name })
        .from(rows)
        .innerJoin(bulkFiles, eq(bulkFiles.id, rows.bulkFileId))
        // Ids come from the requester: those of another organization's candidates are as unknown as any.
        .leftJoin(
          candidates,
          and(
            eq(candidates.id, rows.candidateId),
            eq(candidates.organizationId, bulkFiles.organizationId),
            readableCandidates(now),
          ),
        )
        .where(inArray(rows.bulkFileId, [...ids]))
        .orderBy(asc(rows.bulkFileId), asc(rows.position));

const again = {
  state: 'waiting',
  problem: '',
  fileName: '',
  attempts: 0,
  claimedAt: null,
  bytes: null,
} as const;

/** Draws what failed again, and with it the file of all. */
export const retryFailed = async (tx: Db, bulkFileId: string): Promise<void> => {
  await tx
    .update(rows)
    .set(again)
    .where(and(eq(rows.bulkFileId, bulkFileId), or(eq(rows.state, 'failed'), isNull(rows.candidateId))));
};

/** Draws the file of all again; its bytes are deleted at once. */
export const redrawWhole = async (tx: Db, bulkFileId: string): Promise<void> => {
  await tx
    .update(rows)
    .set(again)
    .where(and(eq(rows.bulkFileId, bulkFileId), isNull(rows.candidateId)));
};

const others = alias(rows, 'others');
/** The file of all waits for the others: what they fail of is not in it. */
const isItsTurn = (db: Db) =>
  or(
    isNotNull(rows.candidateId),
    notExists(
      db
        .select({ one: sql`1` })
        .from(others)
        .where(
          and(
            eq(others.bulkFileId, rows.bulkFileId),
            isNotNull(others.candidateId),
            eq(others.state, 'waiting'),
          ),
        ),
    ),
  );

/** The rows whose documents are drawn, in order. */
export const listDone = (db: Db, bulkFileId: string) =>
  db
    .select(listed)
    .from(rows)
    .where(and(eq(rows.bulkFileId, bulkFileId), eq(rows.state, 'done'), isNotNull(rows.candidateId)))
    .orderBy(asc(rows.position));

/** The documents of a set that are drawn, by their positions. */
export const listBytes = async (db: Db, bulkFileId: string): Promise<Map<number, Buffer>> => {
  const found = await db
    .select({ position: rows.position, bytes: rows.bytes })
    .from(rows)
    .where(and(eq(rows.bulkFileId, bulkFileId), isNotNull(rows.bytes)));
  // The embedded database answers a plain array of bytes.
  return new Map(found.flatMap(({ position, bytes }) => (bytes ? [[position, Buffer.from(bytes)]] : [])));
};

/** A row that no process draws, or that one abandoned; claimed by this process. */
export const claimRow = async (tx: Db, { now, staleBefore }: { now: Date; staleBefore: Date }) => {
  const [next] = await tx
    .select({ bulkFileId: rows.bulkFileId, position: rows.position })
    .from(rows)
    .where(
      and(
        eq(rows.state, 'waiting'),
        or(isNull(rows.claimedAt), lt(rows.claimedAt, staleBefore)),
        isItsTurn(tx),
      ),
    )
    // By turns: a set of many does not hold up the single document of another team.
    .orderBy(asc(rows.attempts), asc(rows.position), asc(rows.bulkFileId))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  const [claimed] = await tx
    .update(rows)
    .set({ claimedAt: now, attempts: sql`${rows.attempts} + 1` })
    .where(and(eq(rows.bulkFileId, next.bulkFileId), eq(rows.position, next.position)))
    .returning(listed);
  const [file] = await tx.select().from(bulkFiles).where(eq(bulkFiles.id, next.bulkFileId));
  return claimed && file && { row: claimed, file };
};

/** Ends a row, with its document or with why there is none; not one that another process has taken or ended since it was read. */
export const endRow = async (
  tx: Db,
  {
    bulkFileId,
    position,
    state,
    attempts,
  }: Pick<typeof rows.$inferSelect, 'bulkFileId' | 'position' | 'state' | 'attempts'>,
  ended:
    | { state: 'done'; fileName: string; bytes: Buffer }
    | { state: 'failed'; problem: string }
    | { state: 'waiting'; attempts?: number },
): Promise<void> => {
  await tx
    .update(rows)
    .set({ claimedAt: null, bytes: null, problem: '', fileName: '', ...ended })
    .where(
      and(
        eq(rows.bulkFileId, bulkFileId),
        eq(rows.position, position),
        eq(rows.state, state),
        eq(rows.attempts, attempts),
      ),
    );
};

export const deleteExpired = async (db: Db, now: Date): Promise<number> =>
  (await db.delete(bulkFiles).where(lte(bulkFiles.expiresAt, now)).returning({ id: bulkFiles.id })).length;
