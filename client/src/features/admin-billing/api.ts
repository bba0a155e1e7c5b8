import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  checkPaymentAgain,
  cleanupTransactions,
  countUsersBilling,
  endSessions,
  getMayaReport,
  getOutgoing,
  getUser,
  listDisagreements,
  listBillingLogs,
  listPendingTransactions,
  listUsersBilling,
  updateBilling,
} from '#shared/admin-billing/endpoints';
import {
  maxLogs,
  type BillingLogsSelection,
  type BillingLog,
  type billingUpdate,
  type CleanupRequest,
  type UserBillingRow,
} from '#shared/admin-billing/schema';
import type { MayaReport } from '#shared/admin-billing/user-schema';
import { isUnauthorized } from '../../lib/api/api-error';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { selectionInQuery, viewInQuery, type UsersView } from './users/users-view';

const freshness = freshFor(30_000);

/** A page of users with plan and latest payment; null when signed out. */
export const usersBillingQuery = (view: UsersView) =>
  apiQuery(listUsersBilling, { query: viewInQuery(view), ...freshness });

export const usersCountQuery = (view: UsersView) =>
  apiQuery(countUsersBilling, { query: selectionInQuery(view), ...freshness });

export const pendingTransactionsQuery = () => apiQuery(listPendingTransactions, freshness);

/** Whether mail and payments are on hold; null when signed out. */
export const outgoingQuery = () => apiQuery(getOutgoing, freshness);

/** A user with plan, payments and access; null when signed out. */
export const userQuery = (id: string) => apiQuery(getUser, { params: { id }, ...freshness });

/** What Maya reports about a payment; null when signed out. */
export const mayaReportQuery = (paymentId: string) =>
  apiQuery(getMayaReport, { params: { id: paymentId }, ...freshness });

/** Payments on which our record and Maya's may differ; null when signed out. */
export const disagreementsQuery = () => apiQuery(listDisagreements, freshness);

/**
 * Plan changes, newest first, paginated; of one cause and of one user where these are given. Its data is null when
 * signed out.
 */
export const billingLogsQuery = (selection: BillingLogsSelection = {}) =>
  infiniteQueryOptions({
    queryKey: [listBillingLogs.path, selection],
    queryFn: ({ pageParam: before }): Promise<BillingLog[] | null> =>
      callApi(listBillingLogs, { query: { ...selection, before } }).catch((error: unknown) => {
        if (isUnauthorized(error)) return null;
        throw error;
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page?.length === maxLogs ? page.at(-1)?.id : undefined),
    select: ({ pages }) => (pages.includes(null) ? null : pages.flatMap((page) => page ?? [])),
    ...freshness,
  });

type ListEndpoint =
  | typeof getUser
  | typeof listDisagreements
  | typeof listUsersBilling
  | typeof countUsersBilling
  | typeof listPendingTransactions
  | typeof listBillingLogs;

/** Every list, as a settled payment may change a plan. */
const afterSettling: ListEndpoint[] = [
  getUser,
  listDisagreements,
  listPendingTransactions,
  listUsersBilling,
  countUsersBilling,
  listBillingLogs,
];

const useRefresh = () => {
  const queryClient = useQueryClient();
  return (...endpoints: ListEndpoint[]) =>
    void Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
};

/** Refetches the users, for every filter and page. */
export const useRefreshUsers = () => {
  const refresh = useRefresh();
  return () => refresh(listUsersBilling, countUsersBilling);
};

/** Sets a user's plan, which every list but the pending payments shows. */
export const useUpdateBilling = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: z.input<typeof billingUpdate>) => callApi(updateBilling, { body }),
    onSuccess: () =>
      refresh(listUsersBilling, countUsersBilling, listBillingLogs, getUser, listDisagreements),
  });
};

/** Settles or removes a user's pending payments. Paid ones are granted, so every list may have changed. */
export const useCleanupTransactions = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CleanupRequest) => callApi(cleanupTransactions, { body }),
    onSuccess: () => refresh(...afterSettling),
  });
};

/** Queries Maya about a payment and records the answer, which may change every list. */
export const useCheckPayment = () => {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi(checkPaymentAgain, { params: { id } }),
    onSuccess: ({ attempts }, id) => {
      queryClient.setQueryData<MayaReport>([...mayaReportQuery(id).queryKey], { attempts });
    },
    // Also after a failure: the answer may have been recorded before the connection broke.
    onSettled: () => refresh(...afterSettling),
  });
};

/** Ends a user's sessions and revokes their API tokens. */
export const useEndSessions = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi(endSessions, { params: { id } }),
    onSuccess: () => refresh(getUser),
  });
};

/** The current user row; undefined once the account is deleted. */
export const fetchUserBilling = async (userId: string): Promise<UserBillingRow | undefined> => {
  const found = await callApi(listUsersBilling, { query: { search: userId } });
  return found.find(({ id }) => id === userId);
};
