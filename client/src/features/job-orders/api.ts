import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import * as api from '#shared/job-orders/endpoints';
import type { JobOrder, JobOrderDetails, jobOrderQuery as listed, JobStage } from '#shared/job-orders/schema';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** Other members change them too: queried anew at each visit. */
const fresh = freshFor(0);

export const jobOrdersQuery = (organizationId: string, query: z.input<typeof listed>) =>
  apiQuery(api.listJobOrders, { params: { organizationId }, query, ...fresh });

export const jobOrderQuery = (organizationId: string, jobOrderId: string) =>
  apiQuery(api.getJobOrder, { params: { organizationId, jobOrderId }, ...fresh });

export const jobOrderHistoryQuery = (organizationId: string, jobOrderId: string) =>
  apiQuery(api.getJobOrderHistory, { params: { organizationId, jobOrderId }, ...fresh });

/** Lists and histories are queried anew after a change; `stored` is what the server answered. */
const useAfterChange = (organizationId: string) => {
  const queryClient = useQueryClient();
  return (stored?: JobOrder) => {
    if (stored) queryClient.setQueryData(jobOrderQuery(organizationId, stored.id).queryKey, stored);
    const paths = [api.listJobOrders.path, api.getJobOrderHistory.path];
    for (const path of stored ? paths : [...paths, api.getJobOrder.path])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
};

/** Adds a job order, or changes the one with the id. */
export const useSaveJobOrder = (organizationId: string, jobOrderId?: string) => {
  const afterChange = useAfterChange(organizationId);
  return useMutation({
    mutationFn: (body: JobOrderDetails) =>
      jobOrderId === undefined
        ? callApi(api.createJobOrder, { params: { organizationId }, body })
        : callApi(api.updateJobOrder, { params: { organizationId, jobOrderId }, body }),
    onSuccess: afterChange,
  });
};

export const useDeleteJobOrder = (organizationId: string, jobOrderId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api.deleteJobOrder, { params: { organizationId, jobOrderId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [api.listJobOrders.path] }),
  });
};

export const useAddToJobOrder = (organizationId: string) => {
  const afterChange = useAfterChange(organizationId);
  return useMutation({
    mutationFn: ({ jobOrderId, ...body }: { jobOrderId: string; candidateIds: string[]; stage: JobStage }) =>
      callApi(api.addToJobOrder, { params: { organizationId, jobOrderId }, body }),
    onSuccess: afterChange,
  });
};

interface Move {
  candidateId: string;
  from: JobStage;
  to: JobStage;
}

/** What is shown is queried anew where a move was refused: the candidate is somewhere else, or gone. */
export const useMoveInJobOrder = (organizationId: string, jobOrderId: string) => {
  const afterChange = useAfterChange(organizationId);
  return useMutation({
    mutationFn: ({ candidateId, from, to }: Move) =>
      callApi(api.moveInJobOrder, {
        params: { organizationId, jobOrderId, candidateId },
        body: { from, to },
      }),
    onSettled: (stored) => afterChange(stored),
  });
};

/** Takes candidates off, one after the other; what was done before a failure stays done. */
export const useTakeOff = (organizationId: string, jobOrderId: string) => {
  const afterChange = useAfterChange(organizationId);
  return useMutation({
    mutationFn: async (candidateIds: readonly string[]) => {
      for (const candidateId of candidateIds)
        await callApi(api.removeFromJobOrder, { params: { organizationId, jobOrderId, candidateId } });
    },
    onSettled: () => afterChange(),
  });
};
