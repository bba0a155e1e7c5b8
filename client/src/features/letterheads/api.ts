import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteLogo, getLetterhead, saveLetterhead, uploadLogo } from '#shared/letterheads/endpoints';
import type { LetterheadDetails, StoredLetterhead } from '#shared/letterheads/schema';
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
