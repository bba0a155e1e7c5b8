import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  askForConsent,
  declineRequest,
  giveConsent,
  listConsents,
  listRequests,
  listRequestsToMe,
  openRequest,
  revokeRequest,
  sendCurrentResume,
  withdrawConsent,
} from '#shared/candidates/consent/endpoints';
import type { GivenConsent, NewRequest } from '#shared/candidates/consent/schema';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** Others change it too: queried anew at each visit. */
const fresh = freshFor(0);

export const requestsQuery = (organizationId: string) =>
  apiQuery(listRequests, { params: { organizationId }, ...fresh });

export const requestsToMeQuery = () => apiQuery(listRequestsToMe, fresh);

export const consentsQuery = () => apiQuery(listConsents, fresh);

/** A call with the token in its body. Its refusals say what to do. */
export const openedQuery = (token: string) =>
  queryOptions({
    queryKey: [openRequest.path, token],
    queryFn: ({ signal }) => callApi(openRequest, { body: { token }, signal }),
    ...fresh,
  });

const useRefreshOf = (...paths: string[]) => {
  const queryClient = useQueryClient();
  return () => Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
};

export const useAsk = (organizationId: string) =>
  useMutation({
    mutationFn: (body: NewRequest) => callApi(askForConsent, { params: { organizationId }, body }),
    onSuccess: useRefreshOf(listRequests.path),
  });

export const useRevoke = (organizationId: string) =>
  useMutation({
    mutationFn: (requestId: string) => callApi(revokeRequest, { params: { organizationId, requestId } }),
    onSettled: useRefreshOf(listRequests.path),
  });

export const useConsent = () =>
  useMutation({
    mutationFn: (body: GivenConsent) => callApi(giveConsent, { body }),
    onSuccess: useRefreshOf(listConsents.path, listRequestsToMe.path),
  });

export const useDecline = () =>
  useMutation({
    mutationFn: (token: string) => callApi(declineRequest, { body: { token } }),
    onSuccess: useRefreshOf(listRequestsToMe.path),
  });

export const useWithdraw = () =>
  useMutation({
    mutationFn: (consentId: string) => callApi(withdrawConsent, { params: { consentId } }),
    onSettled: useRefreshOf(listConsents.path),
  });

export const useSendCurrent = () =>
  useMutation({
    mutationFn: (consentId: string) => callApi(sendCurrentResume, { params: { consentId } }),
    onSettled: useRefreshOf(listConsents.path),
  });
