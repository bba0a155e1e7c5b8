import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteLogo, getLetterhead, saveLetterhead, uploadLogo } from '#shared/letterheads/endpoints';
import {
  checkBlind,
  deleteBulkFile,
  listBulkFiles,
  retryBulkFile,
  startBulkFile,
} from '#shared/letterheads/bulk/endpoints';
import type { BlindCheck, NewBulkFile } from '#shared/letterheads/bulk/schema';
import type { LetterheadDetails, StoredLetterhead } from '#shared/letterheads/schema';
import { isUnauthorized } from '../../lib/api/api-error';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { uploadFile } from '../../lib/api/upload-file';

/** Others change it too: queried anew at each visit. */
export const letterheadQuery = (organizationId: string) =>
  apiQuery(getLetterhead, { params: { organizationId }, ...freshFor(0) });

/** What is stored is shown at once wherever the letterhead is. */
const useStored = (organizationId: string) => {
  const queryClient = useQueryClient();
  return {
    onSuccess: (stored: StoredLetterhead) => {
      queryClient.setQueryData(letterheadQuery(organizationId).queryKey, stored);
    },
  };
};

export const useSaveLetterhead = (organizationId: string) =>
  useMutation({
    mutationFn: (body: LetterheadDetails) => callApi(saveLetterhead, { params: { organizationId }, body }),
    ...useStored(organizationId),
  });

export const useUploadLogo = (organizationId: string) =>
  useMutation({
    mutationFn: (file: File) => uploadFile(uploadLogo, file, { params: { organizationId } }),
    ...useStored(organizationId),
  });

export const useDeleteLogo = (organizationId: string) =>
  useMutation({
    mutationFn: () => callApi(deleteLogo, { params: { organizationId } }),
    ...useStored(organizationId),
  });

/** One's own sets of documents, the newest first. */
export const setsQuery = (organizationId: string, { isBackground = false } = {}) => {
  const params = { organizationId };
  return queryOptions({
    ...apiQuery(listBulkFiles, { params, ...freshFor(0) }),
    queryFn: async ({ signal }) => {
      try {
        return await callApi(listBulkFiles, { params, signal, isBackground });
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
  });
};

const useSetChange = <Input, Output>(organizationId: string, change: (input: Input) => Promise<Output>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: setsQuery(organizationId).queryKey }),
  });
};

export const useStartSet = (organizationId: string) =>
  useSetChange(organizationId, (body: NewBulkFile) =>
    callApi(startBulkFile, { params: { organizationId }, body }),
  );

export const useRetrySet = (organizationId: string) =>
  useSetChange(organizationId, (bulkFileId: string) =>
    callApi(retryBulkFile, { params: { organizationId, bulkFileId } }),
  );

export const useDeleteSet = (organizationId: string) =>
  useSetChange(organizationId, (bulkFileId: string) =>
    callApi(deleteBulkFile, { params: { organizationId, bulkFileId } }),
  );

/** What would be taken out of free text; searched anew each time, and null when signed out. */
export const checkQuery = (organizationId: string, body: BlindCheck) =>
  queryOptions({
    queryKey: [checkBlind.path, organizationId, body],
    queryFn: async ({ signal }) => {
      try {
        return await callApi(checkBlind, { params: { organizationId }, body, signal });
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
    gcTime: 0,
    ...freshFor(0),
  });
