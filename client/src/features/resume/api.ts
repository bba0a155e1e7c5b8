import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getResume, saveResume, uploadPhoto } from '#shared/resume/endpoints';
import type { ResumeSave } from '#shared/resume/schema';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { uploadFile } from '../../lib/api/upload-file';

/** The user's resume; null when signed out. */
export const resumeQuery = () => apiQuery(getResume, freshFor(minutes(2)));

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

/** Uploads a photo and returns its URL; `onProgress` runs from 0 to 1. */
export const useUploadPhoto = () =>
  useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      uploadFile(uploadPhoto, file, { onProgress }),
  });
