import { randomUUID } from 'node:crypto';
import { photoPath } from '#shared/resume/endpoints';
import type { User } from '../../../db/schema/users';
import { insertWithFiles } from '../../../files/new-files';
import type { FetchPicture } from '../../../integrations/pictures/fetch-picture';
import { cleanPhoto, requirePhoto } from './photo-image';
import { knownPhotoFiles } from './photo-repository';
import { setProviderPicture } from './provider-picture-repository';
import { photoFolder, removePhoto, type ResumeDeps } from './photo-service';

interface ProviderPictureDeps extends ResumeDeps {
  fetchPicture: FetchPicture;
}

/** How long a sign-in waits for the picture, so that the first page usually shows it. */
const signInWaitsMs = 1000;

/**
 * Stores the identity provider's picture as our own photo, once per URL. Resolves when that
 * is done, or after a second, when it goes on in the background. Never rejects: a picture is no reason to refuse a sign-in,
 * and the next one tries again.
 */
export const keepProviderPicture = async (
  deps: ProviderPictureDeps,
  user: User,
  sourceUrl: string | null,
): Promise<void> => {
  if (sourceUrl === null || sourceUrl === user.pictureSourceUrl) return;
  const kept = store(deps, user, sourceUrl).catch((error: unknown) =>
    deps.logger.warn({ err: error, userId: user.id }, 'the picture of an identity provider was not stored'),
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, signInWaitsMs)));
  await Promise.race([kept, tooLong]);
  clearTimeout(timer);
};

const store = async (deps: ProviderPictureDeps, user: User, sourceUrl: string) => {
  const { clock, storage, imageWork, fetchPicture } = deps;
  const picture = await fetchPicture(sourceUrl);
  await requirePhoto(picture);
  const image = await imageWork.run(user.id, () => cleanPhoto(picture));
  const id = randomUUID();
  const storageKey = `${photoFolder}/${randomUUID()}`;
  await storage.put(storageKey, image);
  const photo = {
    id,
    userId: user.id,
    storageKey,
    contentType: 'image/jpeg',
    sizeBytes: image.length,
    createdAt: clock.now(),
  };
  const replaced = await insertWithFiles(deps, {
    keys: [storageKey],
    known: knownPhotoFiles,
    insert: (tx) => setProviderPicture(tx, photo, { url: photoPath(id), sourceUrl }),
  });
  if (replaced) await removePhoto(deps, user.id, replaced);
};
