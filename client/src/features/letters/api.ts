import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createLetter,
  deleteLetter,
  getLetter,
  listLetters,
  restoreLetter,
  saveLetter,
  trashLetter,
} from '#shared/letters/endpoints';
import { getApplication, listApplications } from '#shared/applications/endpoints';
import type { Letter, LetterDetails } from '#shared/letters/schema';
import { pages } from '#shared/pages/page-table';
import { documentLimits } from '#shared/resume/documents/schema';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import type { DocumentChange } from '../../ui/documents/details-dialog';
import { queryOf, type DocumentsView } from '../../ui/documents/documents-view';
import { lettersWords } from './words';

/** The page of one letter. */
export const letterPath = (id: string) => pages.letter.replace(':id', id);

/** Letters change on other devices too: queried anew at each visit. */
const fresh = freshFor(0);

export const lettersQuery = (view: DocumentsView) =>
  apiQuery(listLetters, { query: queryOf(view), ...fresh });

export const letterQuery = (id: string) => apiQuery(getLetter, { params: { id }, ...fresh });

/** The applications that a letter can be for and that contain `search`, the last changed first. */
export const letterApplicationsQuery = (search: string) =>
  apiQuery(listApplications, { query: { search, pageSize: 100 }, ...fresh });

/** What fills the placeholders of a letter. */
export const fillingApplicationQuery = (id: string | null) =>
  apiQuery(getApplication, { params: { id: id ?? '' }, ...fresh, enabled: id !== null });

const useAfterChange = () => {
  const queryClient = useQueryClient();
  return (stored?: Letter) => {
    if (stored) queryClient.setQueryData(letterQuery(stored.id).queryKey, stored);
    void queryClient.invalidateQueries({ queryKey: [listLetters.path] });
  };
};

export const useCreateLetter = () => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: (body: LetterDetails) => callApi(createLetter, { body }),
    onSuccess: afterChange,
  });
};

export const useSaveLetter = (id: string) => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: (body: LetterDetails & { version: number }) => callApi(saveLetter, { params: { id }, body }),
    onSuccess: afterChange,
  });
};

export const useTrashLetter = () => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: (id: string) => callApi(trashLetter, { params: { id } }),
    onSettled: () => afterChange(),
  });
};

export const useRestoreLetter = () => {
  const queryClient = useQueryClient();
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: (id: string) => callApi(restoreLetter, { params: { id } }),
    onSettled: (_stored, _error, id) => {
      afterChange();
      return queryClient.invalidateQueries({ queryKey: letterQuery(id).queryKey });
    },
  });
};

export const useDeleteLetter = () => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteLetter, { params: { id } }),
    onSettled: () => afterChange(),
  });
};

const detailsOf = ({ name, tags, applicationId, content }: Letter): LetterDetails => ({
  name,
  tags,
  applicationId,
  content,
});

/** Of the letter as it is saved: over a newer one it is refused. */
export const useDescribeLetter = (id: string) => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: async ({ name, tags }: DocumentChange) => {
      const letter = await callApi(getLetter, { params: { id } });
      return callApi(saveLetter, {
        params: { id },
        body: { ...detailsOf(letter), name, tags, version: letter.version },
      });
    },
    onSuccess: afterChange,
  });
};

export const useCopyLetter = () => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: async (id: string) => {
      const letter = await callApi(getLetter, { params: { id } });
      const name = lettersWords.copyName(letter.name).slice(0, documentLimits.name);
      return callApi(createLetter, { body: { ...detailsOf(letter), name } });
    },
    onSuccess: afterChange,
  });
};
