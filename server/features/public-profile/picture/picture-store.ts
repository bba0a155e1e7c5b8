import { LRUCache } from 'lru-cache';
import type { UserId } from '../../../db/schema/users';
import type { ImageWork } from '../../../files/image-work';
import { inOwnMemory } from '../../../http/cache/own-memory';
import { drawPicture } from './draw-picture';
import type { PictureFacts } from './picture-facts';

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

  return {
    find: (username: string): StoredPicture | undefined => pictures.get(username),
    remove: (username: string) => void pictures.delete(username),
    keep: (username: string, picture: StoredPicture) => void pictures.set(username, picture),
    /** Draws a picture; once for requests at the same time. Throws UNAVAILABLE while too many are drawn. */
    draw: (hash: string, facts: PictureFacts): Promise<Buffer> => {
      const known = inProgress.get(hash);
      if (known) return known;
      const drawing = draw(facts).finally(() => inProgress.delete(hash));
      inProgress.set(hash, drawing);
      return drawing;
    },
  };
};
