import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getJobOrder, getJobOrderHistory, listJobOrders } from '#shared/job-orders/endpoints';
import {
  createPresentation,
  deletePresentation,
  extendPresentation,
  getPresentation,
  listPresentations,
  replacePresentationLink,
  retryPresentation,
  revokePresentation,
} from '#shared/presentations/endpoints';
import type { extension, NewPresentation, newPresentationLink } from '#shared/presentations/schema';
import type { z } from 'zod';
import { isUnauthorized } from '../../lib/api/api-error';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { useSignedOut } from '../../lib/api/use-signed-out';

interface Which {
  organizationId: string;
  /** All of the team where it is not given. */
  jobOrderId?: string | undefined;
}

const listQuery = ({ organizationId, jobOrderId }: Which, { isBackground = false } = {}) => {
  const input = { params: { organizationId }, query: { ...(jobOrderId && { jobOrderId }) } };
  return queryOptions({
    ...apiQuery(listPresentations, { ...input, ...freshFor(0) }),
    queryFn: async ({ signal }) => {
      try {
        return await callApi(listPresentations, { ...input, signal, isBackground });
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
  });
};

const pollMs = 2000;

/** The presentations, asked for anew while a document is being drawn. */
export const usePresentations = (which: Which, onUnauthorized: () => void) => {
  const { organizationId, jobOrderId } = which;
  const queryClient = useQueryClient();
  const query = useQuery(listQuery(which));
  useSignedOut(query.data === null, onUnauthorized);
  const isDrawing = query.data?.presentations.some(({ waiting }) => waiting > 0) ?? false;
  useEffect(() => {
    if (!isDrawing) return;
    const timer = setInterval(() => {
      // Not the query's own refetchInterval, whose calls cannot be marked as background.
      if (!document.hidden)
        void queryClient.fetchQuery({
          ...listQuery({ organizationId, jobOrderId }, { isBackground: true }),
          staleTime: 0,
        });
    }, pollMs);
    return () => clearInterval(timer);
  }, [isDrawing, organizationId, jobOrderId, queryClient]);
  return query;
};

export const presentationQuery = (organizationId: string, presentationId: string) =>
  apiQuery(getPresentation, { params: { organizationId, presentationId }, ...freshFor(0) });

const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      // Candidates move on their job order, too.
      const changed = [listPresentations, getPresentation, getJobOrder, getJobOrderHistory, listJobOrders];
      for (const { path } of changed) void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
};

export const useCreatePresentation = (organizationId: string) =>
  useChange((body: NewPresentation) => callApi(createPresentation, { params: { organizationId }, body }));

interface PresentationChange {
  organizationId: string;
  presentationId: string;
}

export const useExtendPresentation = (params: PresentationChange) =>
  useChange((body: z.input<typeof extension>) => callApi(extendPresentation, { params, body }));

export const useReplaceLink = (params: PresentationChange) =>
  useChange((body: z.input<typeof newPresentationLink>) =>
    callApi(replacePresentationLink, { params, body }),
  );

export const useRetryPresentation = (params: PresentationChange) =>
  useChange(() => callApi(retryPresentation, { params }));

export const useRevokePresentation = (params: PresentationChange) =>
  useChange(() => callApi(revokePresentation, { params }));

export const useDeletePresentation = (params: PresentationChange) =>
  useChange(() => callApi(deletePresentation, { params }));
