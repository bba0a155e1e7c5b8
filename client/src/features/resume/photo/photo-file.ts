import { errorStatus } from '#shared/http/errors';
import { photoLimits } from '#shared/resume/endpoints';
import { ApiError } from '../../../lib/api/api-error';
import { photoProblems } from '../words';

/** The file input's types; the server inspects the bytes. */
export const photoTypes = ['image/jpeg', 'image/png'];

const { wrongType, failed } = photoProblems;
export const { tooLarge } = photoProblems;

/** Why a file cannot be the photo, worded for a toast, or null when it can. */
export const photoProblem = ({ type, size }: Pick<File, 'type' | 'size'>) => {
  if (!photoTypes.includes(type)) return wrongType;
  return size > photoLimits.bytes ? tooLarge : null;
};

/** The server had no time for the photo: the same file may succeed later. */
export const isBusy = (error: unknown) =>
  error instanceof ApiError && error.status === errorStatus.UNAVAILABLE;

/** Why an upload failed, worded for a toast. Only the server's validation errors are more specific than ours. */
export const uploadProblem = (error: unknown) => {
  if (error instanceof ApiError) {
    if (error.status === errorStatus.TOO_LARGE) return tooLarge;
    if (error.code === 'INVALID_PHOTO' && error.serverMessage === wrongType.description) return wrongType;
    if (error.code === 'INVALID_PHOTO' && error.serverMessage)
      return { ...failed, description: error.serverMessage };
  }
  return failed;
};

/** Decoding a larger file could take more memory than a phone has. */
const maxBytes = 60_000_000;
/** Whether to offer `shrinkPhoto`. */
export const canShrink = (file: Pick<File, 'size'>) => file.size <= maxBytes;

/** Far more than the PDF prints. In pixels, as the side of the largest square. */
const sides = [2400, 1600, 1000];

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));

/** The drawing as a JPEG file. */
export const jpegFileOf = async (canvas: HTMLCanvasElement, name: string): Promise<File | null> => {
  const blob = await jpegOf(canvas);
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
};

/**
 * The photo drawn smaller on this device, turned as its camera says, so that the server takes it. Null where the browser
 * cannot read it.
 */
export const shrinkPhoto = async (file: File): Promise<File | null> => {
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(photo.width, photo.height));
      canvas.width = Math.max(1, Math.round(photo.width * scale));
      canvas.height = Math.max(1, Math.round(photo.height * scale));
      const context = canvas.getContext('2d');
      if (!context) return null;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(photo, 0, 0, canvas.width, canvas.height);
      const small = await jpegFileOf(canvas, file.name);
      if (small && small.size <= photoLimits.bytes) return small;
    }
    return null;
  } catch {
    return null;
  }
};
