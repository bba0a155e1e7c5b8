import { and, asc, desc, eq, gt, inArray, sum } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applications } from '../../db/schema/applications';
import { sentFiles, type SentFileRow } from '../../db/schema/sent';
import { users, type User, type UserId } from '../../db/schema/users';

type Id = SentFileRow['id'];
type ApplicationId = SentFileRow['applicationId'];

/** The owner's row, locked until the transaction ends: two files of one person are stored one after the other from here. */
export const lockOwner = async (tx: Db, owner: UserId): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, owner)).for('no key update'))[0];

export const isOwnApplication = async (db: Db, owner: UserId, id: ApplicationId): Promise<boolean> =>
  (await db.$count(applications, and(eq(applications.userId, owner), eq(applications.id, id)))) > 0;

const ofApplication = (owner: UserId, application: ApplicationId) =>
  and(eq(sentFiles.userId, owner), eq(sentFiles.applicationId, application));

/** The last stored first. */
export const listSent = (db: Db, owner: UserId, application: ApplicationId): Promise<SentFileRow[]> =>
  db
    .select()
    .from(sentFiles)
    .where(ofApplication(owner, application))
    .orderBy(desc(sentFiles.storedAt), desc(sentFiles.id));

export const countSent = (db: Db, owner: UserId, application: ApplicationId): Promise<number> =>
  db.$count(sentFiles, ofApplication(owner, application));

/** What all sent files of the owner take, in bytes. */
export const usedBytes = async (db: Db, owner: UserId): Promise<number> => {
  const [row] = await db
    .select({ bytes: sum(sentFiles.sizeBytes).mapWith(Number) })
    .from(sentFiles)
    .where(eq(sentFiles.userId, owner));
  return row?.bytes ?? 0;
};

export const findOwned = async (db: Db, owner: UserId, id: Id): Promise<SentFileRow | undefined> =>
  (
    await db
      .select()
      .from(sentFiles)
      .where(and(eq(sentFiles.userId, owner), eq(sentFiles.id, id)))
  )[0];

export const insertSent = async (tx: Db, values: typeof sentFiles.$inferInsert): Promise<SentFileRow> => {
  const [row] = await tx.insert(sentFiles).values(values).returning();
  if (!row) throw new Error('A sent file was not inserted');
  return row;
};

export const deleteOwned = async (tx: Db, owner: UserId, id: Id): Promise<SentFileRow | undefined> =>
  (
    await tx
      .delete(sentFiles)
      .where(and(eq(sentFiles.userId, owner), eq(sentFiles.id, id)))
      .returning()
  )[0];

/** Deletes the files of an application. Returns their keys. */
export const deleteOfApplication = async (
  tx: Db,
  owner: UserId,
  application: ApplicationId,
): Promise<string[]> =>
  (
    await tx
      .delete(sentFiles)
      .where(ofApplication(owner, application))
      .returning({ key: sentFiles.storageKey })
  ).map(({ key }) => key);

/** The files among these that belong to a row, for the sweep. */
export const knownSentFiles = async (db: Db, keys: string[]): Promise<string[]> =>
  (
    await db.select({ key: sentFiles.storageKey }).from(sentFiles).where(inArray(sentFiles.storageKey, keys))
  ).map(({ key }) => key);

/** The files after this one: a page of all, to compare with storage. */
export const sentFilesAfter = async (db: Db, key: string, limit: number): Promise<[string][]> => {
  const rows = await db
    .select({ key: sentFiles.storageKey })
    .from(sentFiles)
    .where(gt(sentFiles.storageKey, key))
    .orderBy(asc(sentFiles.storageKey))
    .limit(limit);
  return rows.map((row) => [row.key]);
};
