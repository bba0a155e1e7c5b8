import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { parseId } from '#shared/http/path-text';
import { photoPath } from '#shared/resume/endpoints';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/client';
import { recordFileRemovals } from '../../../db/file-removals';
import type { Photo } from '../../../db/schema/files';
import type { UserId } from '../../../db/schema/users';
import { removeFiles } from '../../../files/file-removal';
import { insertWithFiles, storeWithin } from '../../../files/new-files';
import type { Storage } from '../../../integrations/storage/storage';
import { AppError } from '../../../http/errors/app-error';
import { sharedDeadline } from '../../../integrations/deadline';
import type { ImageWork } from '../../../files/image-work';
import { cleanPhoto, requirePhoto } from './photo-image';
import {
  countRecentPhotos,
  deletePhoto,
  findOlderPhotos,
  findPhoto,
  insertPhoto,
  knownPhotoFiles,
} from './photo-repository';
import { findProviderPicture } from './provider-picture-repository';
import { findResume, lockResume } from '../repository';

export interface ResumeDeps {
  db: Db;
  clock: Clock;
  storage: Storage;
  imageWork: ImageWork;
  logger: Logger;
}

/** The key prefix of photos. */
export const photoFolder = 'photos';

// An upload whose save never came: its tab was closed in between.
const abandonedPhotoAgeMs = 24 * 60 * 60 * 1000;

// Far more than anyone tries on before choosing one.
const maxUnusedPhotos = 20;

/** Stores a photo and answers its address. A refused one leaves nothing behind. */
export const addPhoto = async (deps: ResumeDeps, owner: UserId, upload: Buffer): Promise<{ url: string }> => {
  await requirePhoto(upload);
  const deadline = sharedDeadline();
  const work = async () => {
    // Asked before the work as well, so that it is not done for nothing.
    await requireFewPhotos(deps, deps.db, owner);
    return cleanPhoto(upload);
  };
  const image = await deps.imageWork.run(owner, work, deadline);
  const id = randomUUID();
  const storageKey = `${photoFolder}/${randomUUID()}`;
  await storeWithin(deadline, deps.storage, storageKey, image);
  await insertWithFiles(deps, {
    keys: [storageKey],
    known: knownPhotoFiles,
    insert: async (tx) => {
      // Uploads of one user are serialized from here, so that none is counted past.
      await lockResume(tx, { owner });
      await requireFewPhotos(deps, tx, owner);
      await insertPhoto(tx, {
        id,
        userId: owner,
        storageKey,
        contentType: 'image/jpeg',
        sizeBytes: image.length,
        createdAt: deps.clock.now(),
      });
    },
  });
  await removeAbandonedPhotos(deps, owner, id).catch((error: unknown) =>
    deps.logger.warn({ err: error }, 'abandoned photos were not removed'),
  );
  return { url: photoPath(id) };
};

const requireFewPhotos = async ({ clock }: ResumeDeps, db: Db, owner: UserId) => {
  const since = new Date(clock.now().getTime() - abandonedPhotoAgeMs);
  const shown = (await findResume(db, { owner }))?.profilePhotoUrl;
  const count = await countRecentPhotos(db, owner, since, shown ? photoIdOf(shown) : null);
  if (count >= maxUnusedPhotos) {
    throw new AppError('TOO_MANY', 'You have uploaded many photos today. Please try again tomorrow.');
  }
};

const removeAbandonedPhotos = async (deps: ResumeDeps, owner: UserId, uploaded: string) => {
  const before = new Date(deps.clock.now().getTime() - abandonedPhotoAgeMs);
  const shown = (await findResume(deps.db, { owner }))?.profilePhotoUrl;
  const providerPicture = await findProviderPicture(deps.db, owner);
  for (const photo of await findOlderPhotos(deps.db, owner, uploaded, before)) {
    const url = photoPath(photo.id);
    if (url !== shown && url !== providerPicture) await discard(deps, owner, photo);
  }
};

/** The id in a photo's address. */
export const photoIdOf = (url: string) => url.slice(photoPath('').length);

/** The bytes of the photo at this address of ours; null where there is none. The caller decides who may see it. */
export const readPhoto = async (
  { db, storage }: Pick<ResumeDeps, 'db' | 'storage'>,
  url: string,
): Promise<Buffer | null> => {
  const id = parseId(photoIdOf(url));
  const photo = id === undefined ? undefined : await findPhoto(db, id);
  const content = photo && (await storage.read(photo.storageKey));
  return content ? buffer(content) : null;
};

/** Removes a photo from public access. A failure is logged, not thrown: the user's save has succeeded. */
export const removePhoto = async (deps: ResumeDeps, owner: UserId, url: string) => {
  try {
    const photo = await findPhoto(deps.db, photoIdOf(url));
    if (photo?.userId !== owner) return;
    // The resume may have shown the provider's picture, which the account still does.
    if ((await findProviderPicture(deps.db, owner)) === url) return;
    await discard(deps, owner, photo);
  } catch (error) {
    deps.logger.warn({ err: error, url }, 'a replaced photo was not removed');
  }
};

const discard = async (deps: ResumeDeps, owner: UserId, { id, storageKey }: Photo) => {
  await deps.db.transaction(async (tx) => {
    await deletePhoto(tx, owner, id);
    await recordFileRemovals(tx, [storageKey], deps.clock.now());
  });
  await removeFiles(deps, [storageKey]);
};
