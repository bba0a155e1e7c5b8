import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { LetterQuery } from '#shared/letters/schema';
import { documentsPerPage } from '#shared/resume/documents/schema';
import type { Db } from '../../db/client';
import { containing } from '../../db/containing';
import { rowsAtOnce } from '../../db/in-batches';
import { applications } from '../../db/schema/applications';
import { letters, type LetterRow } from '../../db/schema/letters';
import type { UserId } from '../../db/schema/users';

type LetterId = LetterRow['id'];
export type SummaryRow = Omit<LetterRow, 'content'>;

const owned = (owner: UserId, id: LetterId) => and(eq(letters.userId, owner), eq(letters.id, id));

const withApplication = eq(applications.id, letters.applicationId);

const matching = (owner: UserId, { search, tag, trash }: LetterQuery) =>
  and(
    eq(letters.userId, owner),
    trash === 'true' ? isNotNull(letters.trashedAt) : isNull(letters.trashedAt),
    tag ? sql`${letters.tags} ? ${tag}` : undefined,
    search
      ? or(
          ilike(letters.name, containing(search)),
          ilike(applications.company, containing(search)),
          ilike(applications.jobTitle, containing(search)),
        )
      : undefined,
  );

const orders = {
  changed: [desc(letters.updatedAt), desc(letters.id)],
  created: [desc(letters.createdAt), desc(letters.id)],
  name: [asc(sql`lower(${letters.name})`), asc(letters.id)],
};

export const listPage = (db: Db, owner: UserId, query: LetterQuery) => {
  const { content: _content, ...columns } = getTableColumns(letters);
  return db
    .select({
      letter: columns,
      application: { company: applications.company, jobTitle: applications.jobTitle },
    })
    .from(letters)
    .leftJoin(applications, withApplication)
    .where(matching(owner, query))
    .orderBy(...orders[query.sort])
    .limit(documentsPerPage)
    .offset((query.page - 1) * documentsPerPage);
};

export const countMatching = async (db: Db, owner: UserId, query: LetterQuery): Promise<number> =>
  (
    await db
      .select({ count: count() })
      .from(letters)
      .leftJoin(applications, withApplication)
      .where(matching(owner, query))
  )[0]?.count ?? 0;

export const listTags = async (db: Db, owner: UserId): Promise<string[]> =>
  (
    await db
      .selectDistinct({ tag: sql<string>`jsonb_array_elements_text(${letters.tags})`.as('tag') })
      .from(letters)
      .where(and(eq(letters.userId, owner), isNull(letters.trashedAt)))
      .orderBy(sql`tag`)
  ).map(({ tag }) => tag);

export const countTrashed = async (db: Db, owner: UserId): Promise<number> =>
  (
    await db
      .select({ trashed: count(letters.trashedAt) })
      .from(letters)
      .where(eq(letters.userId, owner))
  )[0]?.trashed ?? 0;

export const findLetter = async (db: Db, owner: UserId, id: LetterId): Promise<LetterRow | undefined> =>
  (await db.select().from(letters).where(owned(owner, id)))[0];

export const ownsApplication = async (db: Db, owner: UserId, id: string): Promise<boolean> =>
  (await db.$count(applications, and(eq(applications.userId, owner), eq(applications.id, id)))) > 0;

export const insertLetter = async (tx: Db, row: typeof letters.$inferInsert): Promise<LetterRow> => {
  const [inserted] = await tx.insert(letters).values(row).returning();
  if (!inserted) throw new Error('The letter was not inserted');
  return inserted;
};

/** Saves over this version only; undefined where there is another by now. */
export const updateVersion = async (
  db: Db,
  owner: UserId,
  id: LetterId,
  version: number,
  changes: Pick<LetterRow, 'name' | 'tags' | 'kind' | 'applicationId' | 'content' | 'updatedAt'>,
): Promise<LetterRow | undefined> =>
  (
    await db
      .update(letters)
      .set({ ...changes, version: sql`${letters.version} + 1` })
      .where(and(owned(owner, id), eq(letters.version, version)))
      .returning()
  )[0];

export const setTrashed = async (
  db: Db,
  owner: UserId,
  id: LetterId,
  trashedAt: Date | null,
): Promise<LetterRow | undefined> =>
  (await db.update(letters).set({ trashedAt }).where(owned(owner, id)).returning())[0];

/** Removes a letter for good; only from the trash. */
export const deleteTrashed = async (db: Db, owner: UserId, id: LetterId): Promise<boolean> =>
  (
    await db
      .delete(letters)
      .where(and(owned(owner, id), isNotNull(letters.trashedAt)))
      .returning({ id: letters.id })
  ).length > 0;

/** Removes some of what went to the trash before `before`; returns how many. Rows that another process has locked stay. */
export const deleteTrashedBefore = async (db: Db, before: Date): Promise<number> => {
  const old = db
    .select({ id: letters.id })
    .from(letters)
    .where(lt(letters.trashedAt, before))
    .limit(rowsAtOnce)
    .for('update', { skipLocked: true });
  return (await db.delete(letters).where(inArray(letters.id, old)).returning({ id: letters.id })).length;
};
