import { errorStatus } from '#shared/http/errors';
import { photoLimits } from '#shared/resume/endpoints';
import { ApiError } from '../../../lib/api/api-error';
import { photoProblems } from '../words';

/** The file input's types; the server inspects the bytes. */
export const photoTypes = ['image/jpeg', 'image/png'];

const { wrongType, failed } = photoProblems;
export const { tooLarge } = photoProblems;

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
      return { ...failed, description: error.serverMessage };
  }
  return failed;
};
