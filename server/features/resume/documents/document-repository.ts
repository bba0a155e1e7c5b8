import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { documentsPerPage, type DocumentQuery } from '#shared/resume/documents/schema';
import type { Db } from '../../../db/client';
import { rowsAtOnce } from '../../../db/in-batches';
import { containing } from '../../../db/containing';
import { letters } from '../../../db/schema/letters';
import { type ResumeDocumentRow, resumeDocuments, type ResumeRow, resumes } from '../../../db/schema/resumes';
import type { UserId } from '../../../db/schema/users';

type DocumentId = ResumeRow['id'];

const source = alias(resumes, 'source');

/** What a card shows; the document's own row is missing for the main resume. */
const columns = {
  id: resumes.id,
  name: resumes.name,
  isMain: resumes.isPrimary,
  title: resumes.title,
  templateId: resumes.templateId,
  updatedAt: resumes.updatedAt,
  version: resumes.version,
  document: {
    forJob: resumeDocuments.forJob,
    tags: resumeDocuments.tags,
    createdAt: resumeDocuments.createdAt,
    trashedAt: resumeDocuments.trashedAt,
    sourceVersion: resumeDocuments.sourceVersion,
    counted: resumeDocuments.counted,
  },
  source: { id: source.id, name: source.name, isMain: source.isPrimary, version: source.version },
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(resumes)
    .leftJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
    .leftJoin(source, eq(source.id, resumeDocuments.sourceId))
    .$dynamic();

export type CardRow = Awaited<ReturnType<typeof select>>[number];

const orders = {
  changed: [desc(resumes.isPrimary), sql`${resumes.updatedAt} desc nulls last`, asc(resumes.id)],
  created: [desc(resumes.isPrimary), sql`${resumeDocuments.createdAt} desc nulls last`, asc(resumes.id)],
  name: [desc(resumes.isPrimary), asc(sql`lower(${resumes.name})`), asc(resumes.id)],
};

const matching = (owner: UserId, { search, tag, trash }: DocumentQuery) =>
  and(
    eq(resumes.userId, owner),
    trash === 'true' ? isNotNull(resumeDocuments.trashedAt) : isNull(resumeDocuments.trashedAt),
    tag ? sql`${resumeDocuments.tags} ? ${tag}` : undefined,
    search
      ? or(
          ilike(resumes.name, containing(search)),
          ilike(resumes.title, containing(search)),
          ilike(resumeDocuments.forJob, containing(search)),
        )
      : undefined,
  );

export const listCards = (db: Db, owner: UserId, query: DocumentQuery): Promise<CardRow[]> =>
  select(db)
    .where(matching(owner, query))
    .orderBy(...orders[query.sort])
    .limit(documentsPerPage)
    .offset((query.page - 1) * documentsPerPage);

export const countCards = async (db: Db, owner: UserId, query: DocumentQuery): Promise<number> =>
  (
    await db
      .select({ count: count() })
      .from(resumes)
      .leftJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
      .where(matching(owner, query))
  )[0]?.count ?? 0;

/** `used` count for the plan: resumes and letters, but neither the main resume nor what is in the trash. */
export const countDocuments = async (db: Db, owner: UserId): Promise<{ used: number; trashed: number }> => {
  const [counts] = await db
    .select({ all: count(), trashed: count(resumeDocuments.trashedAt) })
    .from(resumes)
    .innerJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
    .where(eq(resumes.userId, owner));
  const { all, trashed } = counts ?? { all: 0, trashed: 0 };
  const written = await db.$count(letters, and(eq(letters.userId, owner), isNull(letters.trashedAt)));
  return { used: all - trashed + written, trashed };
};

export const listTags = async (db: Db, owner: UserId): Promise<string[]> =>
  (
    await db
      .selectDistinct({ tag: sql<string>`jsonb_array_elements_text(${resumeDocuments.tags})`.as('tag') })
      .from(resumeDocuments)
      .innerJoin(resumes, eq(resumes.id, resumeDocuments.resumeId))
      .where(and(eq(resumes.userId, owner), isNull(resumeDocuments.trashedAt)))
      .orderBy(sql`tag`)
  ).map(({ tag }) => tag);

export const findCard = async (db: Db, owner: UserId, id: DocumentId): Promise<CardRow | undefined> =>
  (await select(db).where(and(eq(resumes.userId, owner), eq(resumes.id, id))))[0];

/** What a version was made from, and what it answered. */
export const findOrigin = async (
  db: Db,
  owner: UserId,
  id: DocumentId,
): Promise<ResumeDocumentRow | undefined> =>
  (
    await db
      .select({ document: resumeDocuments })
      .from(resumeDocuments)
      .innerJoin(resumes, eq(resumes.id, resumeDocuments.resumeId))
      .where(and(eq(resumes.userId, owner), eq(resumeDocuments.resumeId, id)))
  )[0]?.document;

/** Documents with what they were made from; without those whose source is gone. `state` differs after each change of the origin. */
export const findWithSources = (db: Db, owner: UserId, ids: DocumentId[]) =>
  db
    .select({
      row: resumes,
      origin: resumeDocuments,
      source,
      state: sql<string>`${resumeDocuments}.xmin::text`,
    })
    .from(resumes)
    .innerJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
    .innerJoin(source, eq(source.id, resumeDocuments.sourceId))
    .where(and(eq(resumes.userId, owner), inArray(resumes.id, ids)));

/**
 * When the first document was made that a plan with this limit has no room for, in the order in which they were made; letters
 * count, what is in the trash does not. Undefined where all have room.
 */
export const findFirstAbove = async (db: Db, owner: UserId, limit: number): Promise<Date | undefined> => {
  const made = db
    .select({ createdAt: resumeDocuments.createdAt })
    .from(resumeDocuments)
    .innerJoin(resumes, eq(resumes.id, resumeDocuments.resumeId))
    .where(and(eq(resumes.userId, owner), isNull(resumeDocuments.trashedAt)));
  const written = db
    .select({ createdAt: letters.createdAt })
    .from(letters)
    .where(and(eq(letters.userId, owner), isNull(letters.trashedAt)));
  const [first] = await unionAll(made, written)
    .orderBy((both) => asc(both.createdAt))
    .offset(limit)
    .limit(1);
  return first?.createdAt;
};

export const insertDocument = async (
  tx: Db,
  resume: typeof resumes.$inferInsert,
  document: Omit<typeof resumeDocuments.$inferInsert, 'resumeId'>,
): Promise<DocumentId> => {
  const [row] = await tx.insert(resumes).values(resume).returning({ id: resumes.id });
  if (!row) throw new Error('The document was not inserted');
  await tx.insert(resumeDocuments).values({ ...document, resumeId: row.id });
  return row.id;
};

/** Keeps what comparing took long to find, unless something was answered meanwhile. The owner has been checked. */
export const keepCounts = async (
  db: Db,
  counts: { id: DocumentId; state: string; counted: ResumeDocumentRow['counted'] }[],
): Promise<void> => {
  // Who else counts or answers at the moment is not waited for.
  await db.execute(sql`
    with unchanged as (
      select ${resumeDocuments.resumeId}, given.counted
      from ${resumeDocuments}
      join jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given(id uuid, state text, counted jsonb)
        on ${resumeDocuments.resumeId} = given.id and ${resumeDocuments}.xmin::text = given.state
      for no key update of ${resumeDocuments} skip locked
    )
    update ${resumeDocuments} set counted = unchanged.counted
    from unchanged
    where ${resumeDocuments.resumeId} = unchanged.resume_id`);
};

/** The owner has been checked: `id` came from `findCard` or `lockResume`. */
export const updateOrigin = async (
  tx: Db,
  id: DocumentId,
  changes: Partial<Omit<ResumeDocumentRow, 'resumeId' | 'counted'>>,
): Promise<void> => {
  await tx
    .update(resumeDocuments)
    .set({ ...changes, counted: null })
    .where(eq(resumeDocuments.resumeId, id));
};

const trashed = (owner: UserId) => and(eq(resumes.userId, owner), eq(resumes.isPrimary, false));

/** Notes what a document and its source agree on, unless that was answered meanwhile. The owner has been checked. */
export const agree = async (
  db: Db,
  id: DocumentId,
  formerSourceVersion: number,
  agreed: Pick<ResumeDocumentRow, 'base' | 'alwaysMine' | 'sourceVersion'>,
): Promise<void> => {
  await db
    .update(resumeDocuments)
    .set(agreed)
    .where(and(eq(resumeDocuments.resumeId, id), eq(resumeDocuments.sourceVersion, formerSourceVersion)));
};

/** Removes a document for good; only from the trash. */
export const deleteTrashed = async (db: Db, owner: UserId, id: DocumentId): Promise<boolean> => {
  const inTrash = db
    .select({ id: resumeDocuments.resumeId })
    .from(resumeDocuments)
    .where(and(eq(resumeDocuments.resumeId, id), isNotNull(resumeDocuments.trashedAt)));
  const rows = await db
    .delete(resumes)
    .where(and(trashed(owner), eq(resumes.id, sql`(${inTrash})`)))
    .returning({ id: resumes.id });
  return rows.length > 0;
};

/** Removes some of what went to the trash before `before`; returns how many. Rows that another process has locked stay. */
export const deleteTrashedBefore = async (db: Db, before: Date): Promise<number> => {
  const old = db
    .select({ id: resumeDocuments.resumeId })
    .from(resumeDocuments)
    .where(lt(resumeDocuments.trashedAt, before))
    .limit(rowsAtOnce)
    .for('update', { skipLocked: true });
  const rows = await db
    .delete(resumes)
    .where(and(eq(resumes.isPrimary, false), inArray(resumes.id, old)))
    .returning({ id: resumes.id });
  return rows.length;
};

/** A resume of this owner that was saved and is not in the trash: what may be shown to others. */
export const findSavedResume = async (
  db: Db,
  owner: UserId,
  id: DocumentId,
): Promise<ResumeRow | undefined> =>
  (
    await db
      .select({ resume: resumes })
      .from(resumes)
      .leftJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
      .where(
        and(
          eq(resumes.userId, owner),
          eq(resumes.id, id),
          gt(resumes.version, 0),
          isNull(resumeDocuments.trashedAt),
        ),
      )
  )[0]?.resume;

/** The owner's resumes that were saved and are not in the trash, the main one first. */
export const listSavedResumes = (db: Db, owner: UserId) =>
  db
    .select({ id: resumes.id, name: resumes.name, isMain: resumes.isPrimary })
    .from(resumes)
    .leftJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
    .where(and(eq(resumes.userId, owner), gt(resumes.version, 0), isNull(resumeDocuments.trashedAt)))
    .orderBy(desc(resumes.isPrimary), asc(resumes.name), asc(resumes.id));
