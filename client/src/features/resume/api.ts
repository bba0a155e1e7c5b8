import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getDraft, getResume, saveResume } from '#shared/resume/endpoints';
import type { Resume, ResumeSave } from '#shared/resume/schema';
import { actingUserId } from '../../lib/api/acting-user';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { keptLook, lookNames } from './unsent-look';

/** The user's resume; null when signed out. */
export const resumeQuery = () => apiQuery(getResume, freshFor(minutes(2)));

/** The user's typing that is not saved yet, on whichever device it was typed. */
export const draftQuery = () => apiQuery(getDraft, freshFor(minutes(2)));

/**
 * To be called before a request whose response is the resume. Returns a function that caches it, without replacing a template or
 * page settings that were chosen meanwhile or are kept to be sent: the response may be from before them.
 */
const cacheOf = (queryClient: QueryClient) => {
  const { queryKey } = resumeQuery();
  const userId = actingUserId();
  const before = queryClient.getQueryData(queryKey);
  const kept = userId ? keptLook(userId, lookNames).chosen : {};
  return (resume: Resume) =>
    queryClient.setQueryData(queryKey, (now) => {
      if (!now) return resume;
      const chosen = lookNames.filter((name) => name in kept || now[name] !== before?.[name]);
      return { ...resume, ...Object.fromEntries(chosen.map((name) => [name, now[name]])) };
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

/** Saves the given fields. The response is the updated resume, so no refetch is needed. */
export const useSaveResume = () => {
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: () => cacheOf(queryClient),
    mutationFn: (body: ResumeSave) => callApi(saveResume, { body }),
    onSuccess: (resume, _body, cache) => cache(resume),
  });
};
