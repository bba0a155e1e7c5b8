import { openPicture } from '../../../files/open-picture';
import type { PictureFacts } from './picture-facts';
import { photoPlace, pictureSvg } from './picture-svg';

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
