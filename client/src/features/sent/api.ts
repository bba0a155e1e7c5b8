import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getApplication, getBoard, listApplications } from '#shared/applications/endpoints';
import { listCredentials } from '#shared/credentials/endpoints';
import { listLetters } from '#shared/letters/endpoints';
import { listDocuments } from '#shared/resume/documents/endpoints';
import { deleteSent, listSent, storeSent } from '#shared/sent/endpoints';
import type { SentKind } from '#shared/sent/schema';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { uploadWithRetry } from '../../lib/api/upload-with-retry';

const fresh = freshFor(0);

export const sentQuery = (applicationId: string) =>
  apiQuery(listSent, { query: { applicationId }, ...fresh });

/** What can be sent: resumes and letters, the last changed first, and credentials. */
export const documentsToSendQuery = () => apiQuery(listDocuments, { query: {}, ...fresh });
export const lettersToSendQuery = () => apiQuery(listLetters, { query: {}, ...fresh });
export const credentialsToSendQuery = () => apiQuery(listCredentials, fresh);

export interface ToKeep {
  kind: SentKind;
  label: string;
  file: File;
  sentOn: string;
  credentials: readonly string[];
}

export const useStoreSent = (applicationId: string) =>
  useMutation({
    mutationFn: ({ kind, label, file, sentOn, credentials }: ToKeep) =>
      uploadWithRetry(storeSent, file, {
        fields: { applicationId, kind, label, sentOn, credentials: credentials.join('\n') },
      }),
  });

/** Queries anew what was sent, and the application, which has moved. */
export const useAfterSent = (applicationId: string) => {
  const queryClient = useQueryClient();
  return async () => {
    for (const { path } of [listApplications, getBoard])
      void queryClient.invalidateQueries({ queryKey: [path] });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: sentQuery(applicationId).queryKey }),
      queryClient.invalidateQueries({ queryKey: [getApplication.path] }),
    ]);
  };
};

export const useDeleteSent = (applicationId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteSent, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sentQuery(applicationId).queryKey }),
  });
};
