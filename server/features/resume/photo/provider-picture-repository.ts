import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { photos, type Photo } from '../../../db/schema/files';
import { users, type UserId } from '../../../db/schema/users';

/** The address of the photo that was made from the provider's picture; null without one. */
export const findProviderPicture = async (db: Db, owner: UserId): Promise<string | null> => {
  const [user] = await db.select({ url: users.profileImageUrl }).from(users).where(eq(users.id, owner));
  return user?.url ?? null;
};

/**
 * Records the photo as its owner's picture, in the caller's transaction. Returns the address of the one before. Throws where
 * the owner is gone.
 */
export const setProviderPicture = async (
  tx: Db,
  photo: Photo,
  { url, sourceUrl }: { url: string; sourceUrl: string },
): Promise<string | null> => {
  const [before] = await tx
    .select({ url: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, photo.userId))
    .for('update');
  if (!before) throw new Error('The user is gone');
  await tx.insert(photos).values(photo);
  await tx
    .update(users)
    .set({ profileImageUrl: url, pictureSourceUrl: sourceUrl })
    .where(eq(users.id, photo.userId));
  return before.url;
};
