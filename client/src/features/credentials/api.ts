import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  listCredentials,
  deleteCredential,
  updateCredential,
  uploadCredential,
} from '#shared/credentials/endpoints';
import type { Credential, CredentialDetails } from '#shared/credentials/schema';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';
import { ApiError } from '../../lib/api/api-error';
import { callApi } from '../../lib/api/call-api';
import { uploadWithRetry } from '../../lib/api/upload-with-retry';

/** The user's credentials, newest first; null when signed out. */
export const credentialsQuery = () => apiQuery(listCredentials, freshFor(minutes(2)));

/** Updates the cached list, so that no refetch is needed. */
const changeList = async (queryClient: QueryClient, change: (list: Credential[]) => Credential[]) => {
  const { queryKey } = credentialsQuery();
  // A list fetch in flight predates the change and would undo it.
  const wasFetching = queryClient.isFetching({ queryKey, exact: true }) > 0;
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, (list) => list && change(list));
  if (wasFetching) void queryClient.invalidateQueries({ queryKey, exact: true });
};

const replaceIn = (changed: Credential) => (list: Credential[]) =>
  list.map((credential) => (credential.id === changed.id ? changed : credential));

/** Refetches the list, which may have changed elsewhere. */
export const useRefreshCredentials = () => {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: credentialsQuery().queryKey, exact: true });
};

interface Upload {
  file: File;
  details: CredentialDetails;
  /** Upload progress from 0 to 1. */
  onProgress: (share: number) => void;
  /** The server is busy: the next try is in so many seconds; null when it starts. */
  onWait: (seconds: number | null) => void;
  signal: AbortSignal;
}

/** Uploads a file with its details; the new credential is first in the list. */
export const useUploadCredential = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, details, ...options }: Upload) =>
      uploadWithRetry(uploadCredential, file, { fields: asText(details), ...options }),
    onSuccess: (uploaded) =>
      changeList(queryClient, (list) => [uploaded, ...list.filter(({ id }) => id !== uploaded.id)]),
  });
};

/** Multipart fields beside a file are text. */
const asText = ({ title, description, issuer, issuedDate, isPublic }: CredentialDetails) => ({
  title,
  description,
  issuer,
  issuedDate: issuedDate ?? '',
  isPublic: String(isPublic),
});

/** Saves a credential's details. */
export const useUpdateCredential = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CredentialDetails) => callApi(updateCredential, { params: { id }, body }),
    onSuccess: (updated) => changeList(queryClient, replaceIn(updated)),
  });
};

/** Shows a credential to visitors or hides it. Optimistic: rolled back on failure. */
export const useSetPublic = (id: string) => {
  const queryClient = useQueryClient();
  const refresh = useRefreshCredentials();
  const mark = (isPublic: boolean) =>
    changeList(queryClient, (list) =>
      list.map((credential) => (credential.id === id ? { ...credential, isPublic } : credential)),
    );
  return useMutation({
    mutationFn: (isPublic: boolean) => callApi(updateCredential, { params: { id }, body: { isPublic } }),
    onMutate: mark,
    onError: async (error, isPublic) => {
      await mark(!isPublic);
      // It may have been deleted in another tab.
      if (error instanceof ApiError && error.code === 'NOT_FOUND') refresh();
    },
    onSuccess: (updated) => changeList(queryClient, replaceIn(updated)),
  });
};

/** Deletes a credential and its file. */
export const useDeleteCredential = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteCredential, { params: { id } }),
    onSuccess: (_, deletedId) => changeList(queryClient, (list) => list.filter(({ id }) => id !== deletedId)),
  });
};
