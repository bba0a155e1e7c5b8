import { signatureOf, signaturePicture } from '#shared/letters/schema';
import type { UserId } from '../../db/schema/users';
import { openPicture } from '../../files/open-picture';
import type { ImageWork } from '../../files/image-work';
import { AppError } from '../../http/errors/app-error';

const field = 'content.signaturePicture';

const refused = (message: string, cause?: unknown) =>
  new AppError('VALIDATION_FAILED', message, { fields: { [field]: message }, cause });

// Looked at first, so that no decoder of another format ever sees a stranger's bytes.
const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** Coarser until it has room. */
const qualities = [85, 60, 35];

/**
 * A signature made anew from the pixels alone: upright, on white, without metadata. Nothing of what was sent is stored. Throws
 * VALIDATION_FAILED for what is no JPEG or has too many details.
 */
export const cleanSignature = (imageWork: ImageWork, owner: UserId, given: string): Promise<string> =>
  imageWork.run(owner, async () => {
    const bytes = Buffer.from(given.slice(given.indexOf(',') + 1), 'base64');
    const damaged = (cause?: unknown) =>
      refused(
        'This signature is no picture that can be read. Please draw it again, or choose another.',
        cause,
      );
    if (!isJpeg(bytes)) throw damaged();
    for (const quality of qualities) {
      const picture = await openPicture(bytes);
      const { width, height } = signaturePicture;
      const clean = await picture
        .autoOrient()
        .resize(width, height, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer()
        .catch((cause: unknown) => {
          throw damaged(cause);
        });
      const url = signatureOf(clean.toString('base64'));
      if (url.length <= signaturePicture.characters) return url;
    }
    throw refused('This signature has too many details. Please use a simpler picture.');
  });
