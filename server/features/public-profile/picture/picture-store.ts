import { LRUCache } from 'lru-cache';
import type { UserId } from '../../../db/schema/users';
import type { ImageWork } from '../../../files/image-work';
import { inOwnMemory } from '../../../http/cache/own-memory';
import type { PictureFacts } from './picture-facts';
import { openPicture } from '../../../files/open-picture';
import { photoPlace, pictureSvg } from './picture-svg';

/** Of a profile, with what it was drawn from. */
export interface StoredPicture {
  /** Of the profile's rows, so that the next visitor's statement need not send them. */
  version: string;
  /** When the rows mean something else without being changed. */
  changesAt: Date;
  /** Of the facts (see pictureHash). */
  hash: string;
  bytes: Buffer;
}

export interface PictureStoreDeps {
  imageWork: ImageWork;
  /** The bytes of a profile's photo; null where there are none. */
  readPhoto: (url: string) => Promise<Buffer | null>;
}

const defaultMaxBytes = 8 * 1024 * 1024;

/** All pictures are in one line of the work on images, so that they never take the place of a user's upload. */
const line = 'profile-pictures' as UserId;

/** The pictures of profiles as they were drawn, the ones used last, in bounded memory. Decides nothing about access. */
export const createPictureStore = (
  { imageWork, readPhoto }: PictureStoreDeps,
  maxBytes = defaultMaxBytes,
) => {
  const pictures = new LRUCache<string, StoredPicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1000,
  });
  const inProgress = new Map<string, Promise<Buffer>>();

  const draw = async (facts: PictureFacts) => {
    // Before the photo takes memory.
    imageWork.requireRoom(line);
    const photo = facts.photoUrl ? await readPhoto(facts.photoUrl) : null;
    return inOwnMemory(await imageWork.run(line, () => drawPicture(facts, photo)));
  };

  const drawOnce = (hash: string, facts: PictureFacts) => {
    const drawing = inProgress.get(hash) ?? draw(facts);
    inProgress.set(hash, drawing);
    return drawing;
  };

  return {
    find: (username: string): StoredPicture | undefined => pictures.get(username),
    remove: (username: string) => void pictures.delete(username),
    /**
     * Stores the picture of these facts, drawn unless the stored one shows the same; once for requests at the same time.
     * Throws UNAVAILABLE while too many are drawn.
     */
    async keep(
      username: string,
      picture: Omit<StoredPicture, 'bytes'>,
      facts: PictureFacts,
    ): Promise<StoredPicture> {
      // Looked up now: another request may have stored it while this one read the profile.
      const stored = pictures.get(username);
      try {
        const bytes = stored?.hash === picture.hash ? stored.bytes : await drawOnce(picture.hash, facts);
        const drawn = { ...picture, bytes };
        pictures.set(username, drawn);
        return drawn;
      } finally {
        // Not before it is stored, or a request in between draws again.
        inProgress.delete(picture.hash);
      }
    },
  };
};

/** The photo in its size and shape, or null where it cannot be read. */
const cutPhoto = async (photo: Buffer, { size, mask }: { size: number; mask: string }) => {
  const opened = await openPicture(photo);
  return opened
    .resize(size, size, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
    .catch(() => null);
};

/** A profile's picture as a JPEG. A photo that cannot be read is left out. To be called as ImageWork. */
export const drawPicture = async (facts: PictureFacts, photo: Buffer | null): Promise<Buffer> => {
  const place = photoPlace(facts);
  const cut = photo && (await cutPhoto(photo, place));
  const page = await openPicture(Buffer.from(pictureSvg(facts, cut !== null)));
  return page
    .composite(cut ? [{ input: cut, left: place.left, top: place.top }] : [])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
};
