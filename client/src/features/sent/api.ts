import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getApplication, getBoard, listApplications } from '#shared/applications/endpoints';
import type { Application } from '#shared/applications/schema';
import { listCredentials } from '#shared/credentials/endpoints';
import { listLetters } from '#shared/letters/endpoints';
import type { ListedLetter } from '#shared/letters/schema';
import { listDocuments } from '#shared/resume/documents/endpoints';
import { deleteSent, listSent, storeSent } from '#shared/sent/endpoints';
import { sentLimits, type SentKind } from '#shared/sent/schema';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { allPages, orSignedOut } from '../../lib/api/all-pages';
import { callApi } from '../../lib/api/call-api';
import { uploadWithRetry } from '../../lib/api/upload-with-retry';

const fresh = freshFor(0);

export const sentQuery = (applicationId: string) =>
  apiQuery(listSent, { query: { applicationId }, ...fresh });

/** The resumes that can be sent, the main one first: what was never saved has nothing in it. */
export const resumesToSendQuery = () =>
  queryOptions({
    queryKey: [listDocuments.path, 'to send'] as const,
    queryFn: () =>
      orSignedOut(async () => {
        const all = await allPages(async (page) => {
          const { documents, total } = await callApi(listDocuments, { query: { page: String(page) } });
          return { items: documents, total };
        });
        return all
          .filter(({ updatedAt }) => updatedAt !== null)
          .sort((a, b) => Number(b.isMain) - Number(a.isMain));
      }),
    ...fresh,
  });

export const lettersToSendQuery = () =>
  queryOptions({
    queryKey: [listLetters.path, 'to send'] as const,
    queryFn: () =>
      orSignedOut(() =>
        allPages(async (page) => {
          const { letters, total } = await callApi(listLetters, { query: { page: String(page) } });
          return { items: letters, total };
        }),
      ),
    ...fresh,
  });

/** The letter that is most probably sent with an application: a thank-you note for it comes later, and by itself. */
export const coverLetterFor = (
  letters: readonly Pick<ListedLetter, 'id' | 'kind' | 'applicationId'>[],
  applicationId: string,
) => letters.find((letter) => letter.kind === 'cover' && letter.applicationId === applicationId);

export const credentialsToSendQuery = () => apiQuery(listCredentials, fresh);

interface ToKeep {
  kind: SentKind;
  label: string;
  /** Of the resume that it is, or that is in it. */
  resumeId?: string | undefined;
  file: File;
  sentOn: string;
  credentials: readonly string[];
}

export const useStoreSent = (applicationId: string) =>
  useMutation({
    mutationFn: ({ kind, label, resumeId = '', file, sentOn, credentials }: ToKeep) =>
      uploadWithRetry(storeSent, file, {
        fields: {
          applicationId,
          kind,
          label,
          resumeId,
          sentOn,
          credentials: credentials.join('\n').slice(0, sentLimits.credentialText),
        },
      }),
  });

/** Queries anew what was sent, and the application, which may have moved: `onSent` gets it. */
export const useAfterSent = (applicationId: string, onSent: (stored: Application) => void) => {
  const queryClient = useQueryClient();
  return async () => {
    for (const { path } of [listApplications, getBoard])
      void queryClient.invalidateQueries({ queryKey: [path] });
    const application = apiQuery(getApplication, { params: { id: applicationId }, staleTime: 0 });
    const [stored] = await Promise.all([
      queryClient.fetchQuery(application).catch(() => null),
      queryClient.invalidateQueries({ queryKey: sentQuery(applicationId).queryKey }),
    ]);
    if (stored) onSent(stored);
  };
};

export const useDeleteSent = (applicationId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteSent, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sentQuery(applicationId).queryKey }),
  });
};
