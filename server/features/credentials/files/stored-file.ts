import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import type { PdfFinding } from '#shared/credentials/schema';
import { fileMessages, hasAcceptedExtension } from '#shared/credentials/file-rules';
import { cleanLine } from '#shared/text/plain-text';
import type { UserId } from '../../../db/schema/users';
import { discardNewFiles, storeWithin } from '../../../files/new-files';
import { AppError } from '../../../http/errors/app-error';
import { sharedDeadline } from '../../../integrations/deadline';
import type { CredentialsDeps } from '../credentials-deps';
import { inspectFile, type InspectedFile } from './file-inspection';
import { findInPdf, inspectionVersion } from './pdf-findings';
import { isTooManyPixels, maxMegapixels, openPicture } from '../../../files/open-picture';

const longest = 200;

/**
 * The file's name as a label: without folders and control characters, shortened, with its extension.
 * No path is ever made of it.
 */
export const fileLabel = (name: string): string => {
  const base = cleanLine(name.split(/[/\\]/).at(-1) ?? '').replace(/^\.+/, '');
  const letters = [...base];
  if (letters.length <= longest) return base || 'credential';
  const ending = /\.[a-z]{3,4}$/i.exec(base)?.[0] ?? '';
  return `${letters.slice(0, longest - ending.length - 1).join('')}…${ending}`;
};

/** The key prefix of credential files. */
export const credentialFolder = 'credentials';

/** A file that is in storage, and that no credential knows yet. */
export interface StoredFile extends InspectedFile {
  storageKey: string;
  thumbnailKey: string | null;
  fileName: string;
  finding: PdfFinding | null;
  inspectionVersion: number;
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
  const file = { ...inspection.result(), storageKey, fileName: fileLabel(name), inspectionVersion };
  if (file.type === 'application/pdf') {
    try {
      return { ...file, thumbnailKey: null, finding: await findInStored(deps, storageKey) };
    } catch (error) {
      await discardNewFiles(deps, [storageKey]);
      throw error;
    }
  }
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
  return { ...file, thumbnailKey, finding: null };
};

/** What a stored PDF does beside showing pages. One at a time: a file is in memory whole. */
export const findInStored = (
  { storage }: Pick<StorageDeps, 'storage'>,
  key: string,
): Promise<PdfFinding | null> =>
  inspecting.add(async () => {
    const content = await storage.read(key);
    if (!content) throw new Error('The file went away before it was inspected');
    return findInPdf(await buffer(content));
  });

const inspecting = new PQueue({ concurrency: 1 });

/** The storage keys of the file and its thumbnail. */
export const keysOf = ({ storageKey, thumbnailKey }: Pick<StoredFile, 'storageKey' | 'thumbnailKey'>) =>
  thumbnailKey ? [storageKey, thumbnailKey] : [storageKey];

/** Removes a file that no row refers to yet. */
export const discardFile = (deps: StorageDeps, file: StoredFile) => discardNewFiles(deps, keysOf(file));

/** The long side of a thumbnail, in pixels: sharp on a list of credentials at twice the density. */
const sidePx = 480;

/**
 * A small WebP of a picture, upright and without its metadata. Refuses a picture that is damaged or too huge to unpack; a
 * storage that fails while it is read is no fault of the picture, and is thrown as it is.
 */
const makeThumbnail = async (open: () => Promise<Readable | null>): Promise<Buffer> => {
  const content = await open();
  if (!content) throw new Error('The file went away before its thumbnail was made');
  // In memory whole: the library keeps a stream until its end as well, but neither hears nor says when that breaks off.
  const bytes = await buffer(content);
  try {
    const picture = await openPicture(bytes);
    return await picture
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer();
  } catch (cause) {
    throw unusable(cause);
  }
};

const unusable = (cause: unknown) =>
  new AppError(
    'INVALID_FILE',
    isTooManyPixels(cause)
      ? `This image has too many pixels. Please select one with at most ${maxMegapixels} megapixels.`
      : 'This image is damaged or was cut off. Please save or scan it again and select the new file.',
    { cause },
  );
