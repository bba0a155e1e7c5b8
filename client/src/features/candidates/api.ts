import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as api from '#shared/candidates/endpoints';
import type {
  BulkTag,
  Candidate,
  CandidateBasis,
  CandidateFacts,
  CandidateSave,
  NewCandidate,
  NewFilter,
  NewNote,
  OwnRecord,
} from '#shared/candidates/schema';
import type { z } from 'zod';
import type { rosterPage } from '#shared/candidates/schema';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { uploadFile } from '../../lib/api/upload-file';

/** Others change candidates too: queried anew at each visit. */
const fresh = freshFor(0);

export const rosterQuery = (organizationId: string, query: z.input<typeof rosterPage>) =>
  apiQuery(api.listCandidates, { params: { organizationId }, query, ...fresh });

export const choicesQuery = (organizationId: string) =>
  apiQuery(api.getRosterChoices, { params: { organizationId }, ...fresh });

export const candidateQuery = (organizationId: string, candidateId: string) =>
  apiQuery(api.getCandidate, { params: { organizationId, candidateId }, ...fresh });

export const comparisonQuery = (organizationId: string, ids: readonly string[]) =>
  apiQuery(api.compareCandidates, { params: { organizationId }, query: { ids: ids.join(',') }, ...fresh });

export const historyQuery = (organizationId: string, candidateId: string) =>
  apiQuery(api.getCandidateHistory, { params: { organizationId, candidateId }, ...fresh });

/** Lists are queried anew after a change; `stored` is what the server answered. */
const useAfterChange = (organizationId: string) => {
  const queryClient = useQueryClient();
  return (stored?: Candidate) => {
    if (stored) queryClient.setQueryData(candidateQuery(organizationId, stored.id).queryKey, stored);
    for (const { path } of [api.listCandidates, api.getRosterChoices, api.getCandidateHistory])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
};

export const useCreateCandidate = (organizationId: string) => {
  const afterChange = useAfterChange(organizationId);
  return useMutation({
    mutationFn: (body: NewCandidate) => callApi(api.createCandidate, { params: { organizationId }, body }),
    onSuccess: () => afterChange(),
  });
};

export const findDuplicates = (
  organizationId: string,
  people: { name: string; email: string; phone: string }[],
) => callApi(api.findDuplicates, { params: { organizationId }, body: { people } });

export const useTagCandidates = (organizationId: string) => {
  const afterChange = useAfterChange(organizationId);
  return useMutation({
    mutationFn: (body: BulkTag) => callApi(api.tagCandidates, { params: { organizationId }, body }),
    onSettled: () => afterChange(),
  });
};

/** The selections that the team saved. What is shown is queried anew whatever the answer. */
export const useFilters = (organizationId: string) => {
  const afterChange = useAfterChange(organizationId);
  const onSettled = () => afterChange();
  return {
    save: useMutation({
      mutationFn: (body: NewFilter) => callApi(api.createFilter, { params: { organizationId }, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (filterId: string) => callApi(api.deleteFilter, { params: { organizationId, filterId } }),
      onSettled,
    }),
  };
};

/** The changes of one candidate. */
export const useCandidate = (organizationId: string, candidateId: string) => {
  const afterChange = useAfterChange(organizationId);
  const params = { organizationId, candidateId };
  return {
    /** The labels of particulars that were not stored are handed to `onDropped`. */
    saveRecord: (onDropped: (labels: string[]) => void) => ({
      mutationFn: async (body: CandidateSave) => {
        const { candidate, dropped } = await callApi(api.saveCandidate, { params, body });
        onDropped(dropped);
        return candidate;
      },
      onSuccess: afterChange,
    }),
    saveFacts: useMutation({
      mutationFn: (body: CandidateFacts) => callApi(api.saveCandidateFacts, { params, body }),
      onSuccess: afterChange,
    }),
    saveBasis: useMutation({
      mutationFn: (body: CandidateBasis) => callApi(api.saveCandidateBasis, { params, body }),
      onSuccess: ({ candidate }) => afterChange(candidate),
    }),
    addNote: useMutation({
      mutationFn: (body: NewNote) => callApi(api.addNote, { params, body }),
      onSuccess: afterChange,
    }),
    deleteNote: useMutation({
      mutationFn: (noteId: string) => callApi(api.deleteNote, { params: { ...params, noteId } }),
      onSuccess: afterChange,
    }),
    makeLink: useMutation({
      mutationFn: () => callApi(api.makePersonLink, { params }),
      onSuccess: ({ candidate }) => afterChange(candidate),
    }),
    attach: useMutation({
      mutationFn: (file: File) => uploadFile(api.storeBasisFile, file, { params }),
      onSuccess: afterChange,
    }),
    removeFile: useMutation({
      mutationFn: () => callApi(api.removeBasisFile, { params }),
      onSuccess: afterChange,
    }),
    remove: useMutation({
      mutationFn: () => callApi(api.deleteCandidate, { params }),
      onSuccess: () => afterChange(),
    }),
  };
};

const ownKey = (token: string) => ['own record', token] as const;

/** The person's record by their link; null where there is none. */
export const ownRecordQuery = (token: string) => ({
  queryKey: ownKey(token),
  queryFn: async (): Promise<OwnRecord | null> => {
    try {
      return await callApi(api.openOwnRecord, { body: { token } });
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('404')) return null;
      throw error;
    }
  },
  staleTime: 0,
});

/** What the person does with their own record. */
export const useOwnRecord = (token: string) => {
  const queryClient = useQueryClient();
  const onSuccess = (record: OwnRecord) => queryClient.setQueryData(ownKey(token), record);
  return {
    correct: useMutation({
      mutationFn: (body: Omit<z.input<typeof api.correctOwnRecord.body & object>, 'token'>) =>
        callApi(api.correctOwnRecord, { body: { ...body, token } }),
      onSuccess,
      // The agency may have changed the record meanwhile: it is shown anew, and what was typed stays.
      onError: () => queryClient.invalidateQueries({ queryKey: ownKey(token) }),
    }),
    object: useMutation({
      mutationFn: (text: string | null) => callApi(api.objectToOwnRecord, { body: { token, text } }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: () => callApi(api.deleteOwnRecord, { body: { token } }) }),
    claim: useMutation({ mutationFn: () => callApi(api.claimOwnRecord, { body: { token } }) }),
  };
};
