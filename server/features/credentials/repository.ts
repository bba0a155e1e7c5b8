import { and, asc, count, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { credentials, type CredentialRow } from '../../db/schema/credentials';
import type { UserId } from '../../db/schema/users';

type CredentialId = CredentialRow['id'];

export const countOwned = async (db: Db, owner: UserId): Promise<number> =>
  (await db.select({ count: count() }).from(credentials).where(eq(credentials.userId, owner)))[0]?.count ?? 0;

const newestFirst = [desc(credentials.uploadedAt), desc(credentials.id)];

export const listOwned = (db: Db, owner: UserId): Promise<CredentialRow[]> =>
  db
    .select()
    .from(credentials)
    .where(eq(credentials.userId, owner))
    .orderBy(...newestFirst);

export const listPublic = (db: Db, owner: UserId): Promise<CredentialRow[]> =>
  db
    .select()
    .from(credentials)
    .where(and(eq(credentials.userId, owner), eq(credentials.isPublic, true)))
    .orderBy(...newestFirst);

const owned = (owner: UserId, id: CredentialId) => and(eq(credentials.id, id), eq(credentials.userId, owner));

export const findOwned = async (
  db: Db,
  owner: UserId,
  id: CredentialId,
): Promise<CredentialRow | undefined> => (await db.select().from(credentials).where(owned(owner, id)))[0];

/** A public credential by id, for any caller. */
export const findPublic = async (db: Db, id: CredentialId): Promise<CredentialRow | undefined> =>
  (
    await db
      .select()
      .from(credentials)
      .where(and(eq(credentials.id, id), eq(credentials.isPublic, true)))
  )[0];

/** The owners of these credentials, as far as they are public. */
export const findPublicOwners = async (db: Db, ids: CredentialId[]): Promise<Map<CredentialId, UserId>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: credentials.id, owner: credentials.userId })
    .from(credentials)
    .where(and(inArray(credentials.id, ids), eq(credentials.isPublic, true)));
  return new Map(rows.map(({ id, owner }) => [id, owner]));
};

export const insertCredential = async (
  db: Db,
  credential: typeof credentials.$inferInsert,
): Promise<CredentialRow | undefined> => (await db.insert(credentials).values(credential).returning())[0];

export const updateOwned = async (
  db: Db,
  owner: UserId,
  id: CredentialId,
  changes: Partial<CredentialRow>,
): Promise<CredentialRow | undefined> =>
  (await db.update(credentials).set(changes).where(owned(owner, id)).returning())[0];

export const deleteOwned = async (
  db: Db,
  owner: UserId,
  id: CredentialId,
): Promise<CredentialRow | undefined> =>
  (await db.delete(credentials).where(owned(owner, id)).returning())[0];

/** The files among these that belong to any credential, for the sweep. */
export const knownCredentialFiles = async (db: Db, keys: string[]): Promise<string[]> => {
  const rows = await db
    .select({ file: credentials.storageKey, thumbnail: credentials.thumbnailKey })
    .from(credentials)
    .where(or(inArray(credentials.storageKey, keys), inArray(credentials.thumbnailKey, keys)));
  return rows.flatMap(({ file, thumbnail }) => (thumbnail ? [file, thumbnail] : [file]));
};

/** The files of the credentials after the one with this file, by file: a page of all, to compare with storage. */
export const credentialFilesAfter = async (
  db: Db,
  key: string,
  limit: number,
): Promise<[string, ...string[]][]> => {
  const rows = await db
    .select({ file: credentials.storageKey, thumbnail: credentials.thumbnailKey })
    .from(credentials)
    .where(gt(credentials.storageKey, key))
    .orderBy(asc(credentials.storageKey))
    .limit(limit);
  return rows.map(({ file, thumbnail }) => (thumbnail ? [file, thumbnail] : [file]));
};

/** PDFs that were inspected by rules of before `version`, by id after `after`. */
export const pdfsToInspect = (db: Db, version: number, after: CredentialId | null, limit: number) =>
  db
    .select({ id: credentials.id, storageKey: credentials.storageKey })
    .from(credentials)
    .where(
      and(
        eq(credentials.contentType, 'application/pdf'),
        lt(credentials.inspectionVersion, version),
        after === null ? undefined : gt(credentials.id, after),
      ),
    )
    .orderBy(credentials.id)
    .limit(limit);

export const recordInspection = (
  db: Db,
  id: CredentialId,
  result: Pick<CredentialRow, 'finding' | 'inspectionVersion'>,
) => db.update(credentials).set(result).where(eq(credentials.id, id));
