import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getDraft, getResume, saveResume, uploadPhoto } from '#shared/resume/endpoints';
import type { ResumeSave } from '#shared/resume/schema';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { uploadWithRetry, type RetriedUploadOptions } from '../../lib/api/upload-with-retry';

/** The user's resume; null when signed out. */
export const resumeQuery = () => apiQuery(getResume, freshFor(minutes(2)));

/** The user's typing that is not saved yet, on whichever device it was typed. */
export const draftQuery = () => apiQuery(getDraft, freshFor(minutes(2)));

/** Fetches the resume from the server, bypassing the cache. */
export const useFetchResume = () => {
  const queryClient = useQueryClient();
  return async () => {
    const resume = await callApi(getResume);
    queryClient.setQueryData(resumeQuery().queryKey, resume);
    return resume;
  };
};

/** Saves the given fields. The response is the updated resume, so no refetch is needed. */
export const useSaveResume = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ResumeSave) => callApi(saveResume, { body }),
    onSuccess: (resume) => queryClient.setQueryData(resumeQuery().queryKey, resume),
  });
};

type PhotoUpload = { file: File } & Pick<RetriedUploadOptions, 'onProgress' | 'onWait'>;

/** Uploads a photo and returns its URL. */
export const useUploadPhoto = () =>
  useMutation({
    mutationFn: ({ file, ...options }: PhotoUpload) => uploadWithRetry(uploadPhoto, file, options),
  });
