import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileMessages, hasAcceptedExtension } from '#shared/credentials/file-rules';
import type { UserId } from '../../../db/schema/users';
import { discardNewFiles, storeWithin } from '../../../files/new-files';
import { AppError } from '../../../http/errors/app-error';
import { sharedDeadline } from '../../../integrations/deadline';
import type { CredentialsDeps } from '../credentials-deps';
import { inspectFile, type InspectedFile } from './file-inspection';
import { fileLabel } from './file-label';
import { makeThumbnail } from './thumbnail';

/** The key prefix of credential files. */
export const credentialFolder = 'credentials';

/** A file that is in storage, and that no credential knows yet. */
export interface StoredFile extends InspectedFile {
  storageKey: string;
  thumbnailKey: string | null;
  fileName: string;
}

type StorageDeps = Pick<CredentialsDeps, 'storage' | 'logger'>;

type StoreDeps = Pick<CredentialsDeps, 'storage' | 'imageWork' | 'logger'>;

/** Streams an upload into storage and looks at it on its way; a refused or broken one leaves nothing there. */
export const storeFile = async (
  deps: StoreDeps,
  owner: UserId,
  content: Readable,
  name: string,
): Promise<StoredFile> => {
  if (!hasAcceptedExtension(name)) throw new AppError('INVALID_FILE', fileMessages.wrongType);
  // Before a byte is read: what is read here only to be refused has to be sent again.
  if (!/\.pdf$/i.test(name)) deps.imageWork.requireRoom(owner);
  const storageKey = `${credentialFolder}/${randomUUID()}`;
  const inspection = inspectFile(content);
  const deadline = sharedDeadline();
  content.once('end', deadline.begin);
  try {
    await deps.storage.put(storageKey, inspection.inspected);
  } catch (error) {
    await discardNewFiles(deps, [storageKey]);
    throw inspection.failure() ?? error;
  }
  const file = { ...inspection.result(), storageKey, fileName: fileLabel(name) };
  if (file.type === 'application/pdf') return { ...file, thumbnailKey: null };
  const thumbnailKey = `${storageKey}.webp`;
  try {
    const work = () => makeThumbnail(() => deps.storage.read(storageKey));
    const thumbnail = await deps.imageWork.run(owner, work, deadline);
    await storeWithin(deadline, deps.storage, thumbnailKey, thumbnail);
  } catch (error) {
    // Both: the thumbnail may have been stored although the call failed.
    await discardNewFiles(deps, [storageKey, thumbnailKey]);
    throw error;
  }
  return { ...file, thumbnailKey };
};

/** The storage keys of the file and its thumbnail. */
export const keysOf = ({ storageKey, thumbnailKey }: Pick<StoredFile, 'storageKey' | 'thumbnailKey'>) =>
  thumbnailKey ? [storageKey, thumbnailKey] : [storageKey];

/** Removes a file that no row refers to yet. */
export const discardFile = (deps: StorageDeps, file: StoredFile) => discardNewFiles(deps, keysOf(file));
