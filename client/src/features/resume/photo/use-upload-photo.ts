import { useMutation } from '@tanstack/react-query';
import { uploadPhoto } from '#shared/resume/endpoints';
import { uploadWithRetry, type RetriedUploadOptions } from '../../../lib/api/upload-with-retry';

type PhotoUpload = { file: File } & Pick<RetriedUploadOptions, 'onProgress' | 'onWait'>;

/** Uploads a photo and returns its URL. */
export const useUploadPhoto = () =>
  useMutation({
    mutationFn: ({ file, ...options }: PhotoUpload) => uploadWithRetry(uploadPhoto, file, options),
  });
