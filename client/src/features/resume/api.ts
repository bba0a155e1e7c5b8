import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { designNames, pageSettingNames } from '#shared/document/page-settings';
import { getDraft, getResume, saveResume } from '#shared/resume/endpoints';
import type { Resume, ResumeSave } from '#shared/resume/schema';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

const ownNames = ['templateId', ...pageSettingNames, ...designNames] as const;

/** The user's resume; null when signed out. */
export const resumeQuery = () => apiQuery(getResume, freshFor(minutes(2)));

/** The user's typing that is not saved yet, on whichever device it was typed. */
export const draftQuery = () => apiQuery(getDraft, freshFor(minutes(2)));

/**
 * To be called before a request whose response is the resume. Returns a function that caches it, without replacing page settings
 * that were saved meanwhile: the response may be from before them.
 */
const cacheOf = (queryClient: QueryClient) => {
  const { queryKey } = resumeQuery();
  const before = queryClient.getQueryData(queryKey);
  return (resume: Resume) =>
    queryClient.setQueryData(queryKey, (now) => {
      if (!now) return resume;
      const saved = ownNames.filter((name) => now[name] !== before?.[name]);
      return { ...resume, ...Object.fromEntries(saved.map((name) => [name, now[name]])) };
    });
};

/** Fetches the resume from the server, bypassing the cache. */
export const useFetchResume = () => {
  const queryClient = useQueryClient();
  return async () => {
    const cache = cacheOf(queryClient);
    const resume = await callApi(getResume);
    cache(resume);
    return resume;
  };
};

/** Queries the server's template again, and nothing else: text that is being edited stays as it is. */
export const useRefreshTemplate = () => {
  const queryClient = useQueryClient();
  return async () => {
    const { templateId } = await callApi(getResume);
    queryClient.setQueryData(resumeQuery().queryKey, (resume) => resume && { ...resume, templateId });
  };
};

/** Saves the given fields. The response is the updated resume, so no refetch is needed. */
export const useSaveResume = () => {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: () => cacheOf(queryClient),
    mutationFn: (body: ResumeSave) => callApi(saveResume, { body }),
    onSuccess: (resume, _body, cache) => cache(resume),
  });
};
