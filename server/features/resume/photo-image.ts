import sharp from 'sharp';
import { photoLimits } from '#shared/resume/endpoints';
import { AppError } from '../../http/app-error';

/** Photos are kept square, in pixels: enough for a 40 mm print at 400 dots per inch. */
const sidePx = 640;

const wrongType = () => new AppError('INVALID_PHOTO', 'Please upload a JPG or PNG image.');

/**
 * A photo made anew from the pixels alone: upright, square, JPEG, without metadata (camera, place). Refuses what is
 * not JPEG or PNG by its bytes, and pictures too huge to unpack.
 */
export const cleanPhoto = async (upload: Buffer): Promise<Buffer> => {
  const image = sharp(upload, { limitInputPixels: photoLimits.megapixels * 1_000_000, failOn: 'error' });
  const metadata = await image.metadata().catch((cause: unknown) => {
    throw isTooManyPixels(cause) ? tooManyPixels(cause) : wrongType();
  });
  if (metadata.format !== 'jpeg' && metadata.format !== 'png') throw wrongType();
  if (metadata.width * metadata.height > photoLimits.megapixels * 1_000_000) throw tooManyPixels();
  return image
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

const isTooManyPixels = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message);

const tooManyPixels = (cause?: unknown) =>
  new AppError(
    'INVALID_PHOTO',
    `This image has too many pixels. Please upload one with at most ${photoLimits.megapixels} megapixels.`,
    { cause },
  );
