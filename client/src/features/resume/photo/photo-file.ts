import { errorStatus } from '#shared/http/errors';
import { photoLimits } from '#shared/resume/endpoints';
import { ApiError } from '../../../lib/api/api-error';

/** The file input's types; the server inspects the bytes. */
export const photoTypes = ['image/jpeg', 'image/png'];

const wrongType = { title: 'Invalid file type', description: 'Please upload a JPG or PNG image.' };
export const tooLarge = { title: 'File too large', description: 'Please upload an image smaller than 5MB.' };

/** Why a file cannot be the photo, worded for a toast, or null when it can. */
export const photoProblem = (file: Pick<File, 'type'>) => (photoTypes.includes(file.type) ? null : wrongType);

/** The file as the server takes it: one that is too large is made smaller on this device. Null where that fails. */
export const fittingPhoto = async (file: File): Promise<File | null> => {
  if (file.size <= photoLimits.bytes) return file;
  const { shrinkPhoto } = await import('./shrink-photo');
  return shrinkPhoto(file);
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
      return { title: 'Upload failed', description: error.serverMessage };
  }
  return { title: 'Upload failed', description: 'Failed to upload photo. Please try again.' };
};
