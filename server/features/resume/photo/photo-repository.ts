import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { photos, type Photo } from '../../../db/schema/files';
import type { UserId } from '../../../db/schema/users';

export const insertPhoto = (db: Db, photo: Omit<Photo, 'createdAt'> & { createdAt: Date }) =>
  db.insert(photos).values(photo);

/** By id alone, as visitors ask for it: the caller checks who may see it. */
export const findPhoto = async (db: Db, id: Photo['id']): Promise<Photo | undefined> =>
  (await db.select().from(photos).where(eq(photos.id, id)))[0];

export const ownsPhoto = async (db: Db, owner: UserId, id: Photo['id']): Promise<boolean> =>
  (
    await db
      .select({ id: photos.id })
      .from(photos)
      .where(and(eq(photos.id, id), eq(photos.userId, owner)))
  ).length > 0;

/** The owner's photos from before `before`, except the one just uploaded. */
export const findOlderPhotos = (
  db: Db,
  owner: UserId,
  uploaded: Photo['id'],
  before: Date,
): Promise<Photo[]> =>
  db
    .select()
    .from(photos)
    .where(and(eq(photos.userId, owner), ne(photos.id, uploaded), lt(photos.createdAt, before)));

/** How many photos the owner has uploaded since `since` that are not the shown one. */
export const countRecentPhotos = (
  db: Db,
  owner: UserId,
  since: Date,
  shown: Photo['id'] | null,
): Promise<number> =>
  db.$count(
    photos,
    and(
      eq(photos.userId, owner),
      gt(photos.createdAt, since),
      shown === null ? undefined : ne(photos.id, shown),
    ),
  );

export const deletePhoto = (db: Db, owner: UserId, id: Photo['id']) =>
  db.delete(photos).where(and(eq(photos.id, id), eq(photos.userId, owner)));

/** The files among these that belong to any photo, for the sweep. */
export const knownPhotoFiles = async (db: Db, keys: string[]): Promise<string[]> =>
  (await db.select({ key: photos.storageKey }).from(photos).where(inArray(photos.storageKey, keys))).map(
    ({ key }) => key,
  );

/** The files of the photos after the one with this file: a page of all, to compare with storage. */
export const photoFilesAfter = async (db: Db, key: string, limit: number): Promise<[string][]> => {
  const rows = await db
    .select({ key: photos.storageKey })
    .from(photos)
    .where(gt(photos.storageKey, key))
    .orderBy(asc(photos.storageKey))
    .limit(limit);
  return rows.map((row) => [row.key]);
};
