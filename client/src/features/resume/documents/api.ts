import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  answerSourceChanges,
  deleteDocument,
  describeDocument,
  getDocument,
  getLeftOut,
  getSnapshot,
  getSourceChanges,
  giveWordings,
  leaveOut,
  listDocuments,
  listHistory,
  makeDocument,
  nameVersion,
  restoreDocument,
  restoreSnapshot,
  trashDocument,
} from '#shared/resume/documents/endpoints';
import type {
  DocumentDetails,
  GivenWordings,
  Leaving,
  SourceAnswers,
  SourceChangeList,
} from '#shared/resume/documents/schema';
import { apiQuery } from '../../../lib/api/api-query';
import { callApi } from '../../../lib/api/call-api';
import type { DocumentChange } from '../../../ui/documents/details-dialog';
import { queryOf, type DocumentsView } from '../../../ui/documents/documents-view';
import { resumeQuery } from '../api';
import { documentQuery, fresh } from './document-query';

export const documentsQuery = (view: DocumentsView) =>
  apiQuery(listDocuments, { query: queryOf(view), ...fresh });

/** The lists, and a document itself, are queried anew after each change. */
const useDocumentMutation = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [listDocuments.path] });
      void queryClient.invalidateQueries({ queryKey: [getDocument.path], refetchType: 'none' });
    },
  });
};

export const useMakeDocument = () =>
  useDocumentMutation((body: Partial<DocumentDetails> & { from?: string }) =>
    callApi(makeDocument, { body }),
  );

export const useDescribeDocument = (id: string) =>
  useDocumentMutation((body: DocumentChange) => callApi(describeDocument, { params: { id }, body }));

export const useTrashDocument = () =>
  useDocumentMutation((id: string) => callApi(trashDocument, { params: { id } }));

/** Opens it where it is on the screen: nothing can be typed in it yet. */
export const useRestoreDocument = () => {
  const queryClient = useQueryClient();
  return useDocumentMutation(async (id: string) => {
    await callApi(restoreDocument, { params: { id } });
    await queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey });
  });
};

export const useDeleteDocument = () =>
  useDocumentMutation((id: string) => callApi(deleteDocument, { params: { id } }));

/** What the source of a document says otherwise. */
export const sourceChangesQuery = (id: string) => apiQuery(getSourceChanges, { params: { id }, ...fresh });

const useChangesMutation = <Input>(
  id: string,
  mutationFn: (input: Input) => Promise<SourceChangeList>,
  changed: readonly (readonly unknown[])[],
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (list) => {
      queryClient.setQueryData(sourceChangesQuery(id).queryKey, list);
      void queryClient.invalidateQueries({ queryKey: [listDocuments.path] });
      await Promise.all(
        [documentQuery(id).queryKey, ...changed].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
};

export const useAnswerChanges = (id: string) =>
  useChangesMutation(id, (body: SourceAnswers) => callApi(answerSourceChanges, { params: { id }, body }), []);

/** The main resume is fetched anew, too: it may be what was changed. */
export const useGiveWordings = (id: string) =>
  useChangesMutation(id, (body: GivenWordings) => callApi(giveWordings, { params: { id }, body }), [
    resumeQuery().queryKey,
  ]);

export const historyQuery = (id: string) => apiQuery(listHistory, { params: { id }, ...fresh });

/** It never changes. */
export const snapshotQuery = (id: string, snapshotId: string) =>
  apiQuery(getSnapshot, { params: { id, snapshotId }, staleTime: Infinity });

export const useNameVersion = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callApi(nameVersion, { params: { id }, body: { name } }),
    onSuccess: (list) => queryClient.setQueryData(historyQuery(id).queryKey, list),
  });
};

export const useRestoreSnapshot = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ snapshotId, version }: { snapshotId: string; version: number }) =>
      callApi(restoreSnapshot, { params: { id, snapshotId }, body: { version } }),
    onSettled: () =>
      Promise.all(
        [[listDocuments.path], [listHistory.path], [getDocument.path], resumeQuery().queryKey].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
};

export const leftOutQuery = (id: string) => apiQuery(getLeftOut, { params: { id }, ...fresh });

export const useLeaveOut = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Leaving) => callApi(leaveOut, { params: { id }, body }),
    onSettled: () =>
      Promise.all(
        [leftOutQuery(id).queryKey, documentQuery(id).queryKey, [listDocuments.path]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
};
