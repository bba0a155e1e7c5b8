import { and, eq, inArray, sql, type Placeholder } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { credentials, type CredentialRow } from '../../db/schema/credentials';
import { resumes, type ResumeRow } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';
import { AppError, notFound } from '../../http/errors/app-error';

/** A resume of this owner: the main one, which the API and the profile mean, or the document with this id. */
export interface ResumeKey {
  owner: UserId;
  id?: ResumeRow['id'];
}

const primaryOf = (owner: UserId | Placeholder) => and(eq(resumes.userId, owner), resumes.isPrimary);

export const resumeOf = ({ owner, id }: ResumeKey) =>
  id === undefined ? primaryOf(owner) : and(eq(resumes.userId, owner), eq(resumes.id, id));

const selectResume = (db: Db, owner: UserId | Placeholder) =>
  db.select().from(resumes).where(primaryOf(owner));

export const findResume = async (db: Db, key: ResumeKey): Promise<ResumeRow | undefined> =>
  (await db.select().from(resumes).where(resumeOf(key)))[0];

/** The same, prepared once for a frequent call: building the statement takes longer than running it. */
export const prepareFindResume = (db: Db) => {
  const statement = selectResume(db, sql.placeholder('owner')).prepare('resume_of_owner');
  return async (owner: UserId): Promise<ResumeRow | undefined> => (await statement.execute({ owner }))[0];
};

/** How often the owner has saved; undefined without a row. */
export const findResumeSaves = async (db: Db, owner: UserId): Promise<number | undefined> =>
  (await db.select({ version: resumes.version }).from(resumes).where(primaryOf(owner)))[0]?.version;

/** Makes the owner's row, of version 0, unless there is one. */
export const insertMissingResume = async (db: Db, owner: UserId): Promise<void> => {
  await db.insert(resumes).values({ userId: owner }).onConflictDoNothing();
};

/** The row, locked until the transaction ends: saves come one after the other. The main one is made when missing. */
export const lockResume = async (tx: Db, key: ResumeKey): Promise<ResumeRow> => {
  const lock = () => tx.select().from(resumes).where(resumeOf(key)).for('update');
  let [row] = await lock();
  if (!row && key.id !== undefined) throw notFound('This document');
  if (!row) {
    await insertMissingResume(tx, key.owner);
    [row] = await lock();
  }
  // It goes only with the account, which was deleted while this waited.
  if (!row) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  return row;
};

export const updateResume = async (
  db: Db,
  key: ResumeKey,
  changes: Partial<Omit<ResumeRow, 'userId'>>,
): Promise<void> => {
  await db.update(resumes).set(changes).where(resumeOf(key));
};

/** Those of these credentials that the owner has, locked against deletion until the transaction ends. */
export const lockOwnedCredentials = async (
  tx: Db,
  owner: UserId,
  ids: CredentialRow['id'][],
): Promise<Set<CredentialRow['id']>> => {
  const rows = await tx
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, owner), inArray(credentials.id, ids)))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
};

/**
 * Removes a credential that is about to be deleted from the owner's licenses. Locks the resumes first, as a save does, so
 * that no save under way brings the id back.
 */
export const unlinkCredential = async (tx: Db, owner: UserId, id: CredentialRow['id']): Promise<void> => {
  await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, owner)).for('update');
  const licenses = sql`${resumes.sections}->'licenses'`;
  await tx
    .update(resumes)
    .set({
      sections: sql`jsonb_set(${resumes.sections}, '{licenses}', (
        select jsonb_agg(
          case when license->>'credentialId' = ${id} then license || '{"credentialId": ""}' else license end
          order by place)
        from jsonb_array_elements(${licenses}) with ordinality as entries(license, place)))`,
    })
    .where(
      and(eq(resumes.userId, owner), sql`${licenses} @> ${JSON.stringify([{ credentialId: id }])}::jsonb`),
    );
};
