import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { designNames, pageSettingNames, type PageSettings } from '#shared/document/page-settings';
import type { DraftSave, ResumeDraft } from '#shared/resume/draft';
import {
  choosePage,
  discardDraft,
  getDraft,
  getResume,
  saveDraft,
  saveResume,
} from '#shared/resume/endpoints';
import type { Resume, ResumeSave } from '#shared/resume/schema';
import { callApi } from '../../lib/api/call-api';
import { draftQuery, resumeQuery } from './api';

/** How the open resume is loaded and stored. Whatever edits a resume goes through these, so that it never reaches another one. */
export interface ResumeCalls {
  /** Null for the main resume. */
  documentId: string | null;
  query: () => ReturnType<typeof resumeQuery>;
  draftQuery: () => ReturnType<typeof draftQuery>;
  load: () => Promise<Resume>;
  save: (body: ResumeSave) => Promise<Resume>;
  loadDraft: () => Promise<{ draft: ResumeDraft | null }>;
  saveDraft: (body: DraftSave, keepalive: boolean) => Promise<{ revision: string; savedAt: string }>;
  /** Also when the page is closed right after. */
  discardDraft: (revision: string) => Promise<unknown>;
  choosePage: (change: Partial<PageSettings> & { templateId?: string }) => Promise<unknown>;
}

export const mainResumeCalls: ResumeCalls = {
  documentId: null,
  query: resumeQuery,
  draftQuery,
  load: () => callApi(getResume),
  save: (body) => callApi(saveResume, { body }),
  loadDraft: () => callApi(getDraft),
  saveDraft: (body, keepalive) => callApi(saveDraft, { body, keepalive }),
  discardDraft: (revision) => callApi(discardDraft, { query: { revision }, keepalive: true }),
  choosePage: (body) => callApi(choosePage, { body }),
};

export const ResumeCallsContext = createContext(mainResumeCalls);

export const useResumeCalls = () => use(ResumeCallsContext);

/** Under which this browser keeps what is typed in a resume of this user and not stored yet. */
export const storageNameOf = (userId: string, { documentId }: Pick<ResumeCalls, 'documentId'>) =>
  documentId === null ? userId : `${userId}.${documentId}`;

const ownNames = ['templateId', ...pageSettingNames, ...designNames] as const;

/**
 * To be called before a request whose response is the resume. Returns a function that caches it, without replacing page settings
 * that were saved meanwhile: the response may be from before them.
 */
const cacheOf = (queryClient: QueryClient, calls: ResumeCalls) => {
  const { queryKey } = calls.query();
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
  const calls = useResumeCalls();
  return async () => {
    const cache = cacheOf(queryClient, calls);
    const resume = await calls.load();
    cache(resume);
    return resume;
  };
};

/** Queries the server's template again, and nothing else: text that is being edited stays as it is. */
export const useRefreshTemplate = () => {
  const queryClient = useQueryClient();
  const calls = useResumeCalls();
  return async () => {
    const { templateId } = await calls.load();
    queryClient.setQueryData(calls.query().queryKey, (resume) => resume && { ...resume, templateId });
  };
};

/** Saves the given fields. The response is the updated resume, so no refetch is needed. */
export const useSaveResume = () => {
  const queryClient = useQueryClient();
  const calls = useResumeCalls();
  return useMutation({
    onMutate: () => cacheOf(queryClient, calls),
    mutationFn: (body: ResumeSave) => calls.save(body),
    onSuccess: (resume, _body, cache) => cache(resume),
  });
};
