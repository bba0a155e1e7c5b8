import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { photoPath } from '#shared/resume/endpoints';
import type { UserId } from '../../db/schema/users';
import type { Storage } from '../../integrations/storage/storage';
import { cleanPhoto } from './photo-image';
import { deletePhoto, findPhoto, findReplacedPhotos, insertPhoto } from './photo-repository';
import { findResume } from './repository';
import type { ResumeParts } from './service';

export interface PhotoParts extends ResumeParts {
  storage: Storage;
  logger: Logger;
}

// An open tab may still come back with the photo it uploaded a while ago.
const replacedPhotoAgeMs = 24 * 60 * 60 * 1000;

/** Stores a photo and answers its address. A refused one leaves nothing behind. */
export const addPhoto = async (
  parts: PhotoParts,
  owner: UserId,
  upload: Buffer,
): Promise<{ url: string }> => {
  const image = await cleanPhoto(upload);
  const id = randomUUID();
  const storageKey = `photos/${randomUUID()}`;
  await parts.storage.put(storageKey, image);
  try {
    await insertPhoto(parts.db, {
      id,
      userId: owner,
      storageKey,
      contentType: 'image/jpeg',
      sizeBytes: image.length,
      createdAt: parts.clock.now(),
    });
  } catch (error) {
    await parts.storage.remove(storageKey);
    throw error;
  }
  await removeReplacedPhotos(parts, owner, id).catch((error: unknown) =>
    parts.logger.warn({ err: error }, 'replaced photos were not removed'),
  );
  return { url: photoPath(id) };
};

const removeReplacedPhotos = async (parts: PhotoParts, owner: UserId, uploaded: string) => {
  const before = new Date(parts.clock.now().getTime() - replacedPhotoAgeMs);
  const shown = (await findResume(parts.db, owner))?.profilePhotoUrl;
  for (const photo of await findReplacedPhotos(parts.db, owner, uploaded, before)) {
    if (photoPath(photo.id) === shown) continue;
    // The row goes first: a file without a row is only waste, a row without a file is a broken picture.
    await deletePhoto(parts.db, owner, photo.id);
    await parts.storage.remove(photo.storageKey);
  }
};

/** The photo's bytes and type, or null when there is none. */
export const readPhoto = async (parts: PhotoParts, id: string) => {
  const photo = await findPhoto(parts.db, id);
  const content = photo && (await parts.storage.read(photo.storageKey));
  return content ? { content, contentType: photo.contentType, sizeBytes: photo.sizeBytes } : null;
};
