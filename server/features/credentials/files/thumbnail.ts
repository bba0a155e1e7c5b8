import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../http/errors/app-error';
import { isTooManyPixels, maxMegapixels, openPicture } from '../../../files/open-picture';

/** The long side of a thumbnail, in pixels: sharp on a list of credentials at twice the density. */
const sidePx = 480;

/**
 * A small WebP of a picture, upright and without its metadata. Refuses a picture that is damaged or too huge to unpack; a
 * storage that fails while it is read is no fault of the picture, and is thrown as it is.
 */
export const makeThumbnail = async (open: () => Promise<Readable | null>): Promise<Buffer> => {
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
