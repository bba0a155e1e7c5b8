import { AppError } from '../../../http/errors/app-error';
import { isTooManyPixels, maxMegapixels, openPicture } from '../../../files/open-picture';

/** Photos are stored square, in pixels: enough for a 40 mm print at 400 dpi. */
const sidePx = 640;

// Looked at first, so that no decoder of another format ever sees a stranger's bytes.
const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

const wrongType = () => new AppError('INVALID_PHOTO', 'Please upload a JPG or PNG image.');

/** Refuses what is not JPEG or PNG by its bytes, and pictures too large to decode. Reads no more than the header. */
export const requirePhoto = async (upload: Buffer): Promise<void> => {
  const known = signatures.some((signature) => signature.every((byte, index) => upload[index] === byte));
  if (!known) throw wrongType();
  const readMetadata = async () => (await openPicture(upload)).metadata();
  const metadata = await readMetadata().catch((cause: unknown) => {
    throw isTooManyPixels(cause) ? tooManyPixels(cause) : wrongType();
  });
  if (metadata.format !== 'jpeg' && metadata.format !== 'png') throw wrongType();
};

/** A photo made anew from the pixels alone: upright, square, JPEG, without metadata (camera, place). */
export const cleanPhoto = async (upload: Buffer): Promise<Buffer> => {
  const picture = await openPicture(upload);
  return picture
    .autoOrient()
    .resize(sidePx, sidePx, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new AppError('INVALID_PHOTO', 'This image is damaged. Please upload another JPG or PNG image.', {
        cause,
      });
    });
};

const tooManyPixels = (cause: unknown) =>
  new AppError(
    'INVALID_PHOTO',
    `This image has too many pixels. Please upload one with at most ${maxMegapixels} megapixels.`,
    { cause },
  );
