import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  cleanupTransactions,
  countUsersBilling,
  listBillingLogs,
  listPendingTransactions,
  listUsersBilling,
  updateBilling,
} from '#shared/admin-billing/endpoints';
import {
  maxLogs,
  type BillingCause,
  type BillingLog,
  type billingUpdate,
  type CleanupRequest,
  type UserBillingRow,
} from '#shared/admin-billing/schema';
import { isUnauthorized } from '../../lib/api/api-error';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { selectionInQuery, viewInQuery, type UsersView } from './users/users-view';

const freshness = freshFor(30_000);

/** A page of users with plan and latest payment; null when nobody is signed in any more. */
export const usersBillingQuery = (view: UsersView) =>
  apiQuery(listUsersBilling, { query: viewInQuery(view), ...freshness });

export const usersCountQuery = (view: UsersView) =>
  apiQuery(countUsersBilling, { query: selectionInQuery(view), ...freshness });

export const pendingTransactionsQuery = () => apiQuery(listPendingTransactions, freshness);

/**
 * Changes of plans, the newest first and page by page; of one cause, or of all without one. Its data is null when nobody is
 * signed in any more.
 */
export const billingLogsQuery = (cause: BillingCause | undefined) =>
  infiniteQueryOptions({
    queryKey: [listBillingLogs.path, { cause }],
    queryFn: ({ pageParam: before }): Promise<BillingLog[] | null> =>
      callApi(listBillingLogs, { query: { cause, before } }).catch((error: unknown) => {
        if (isUnauthorized(error)) return null;
        throw error;
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page?.length === maxLogs ? page.at(-1)?.id : undefined),
    select: ({ pages }) => (pages.includes(null) ? null : pages.flatMap((page) => page ?? [])),
    ...freshness,
  });

type ListEndpoint =
  | typeof listUsersBilling
  | typeof countUsersBilling
  | typeof listPendingTransactions
  | typeof listBillingLogs;

const useRefresh = () => {
  const queryClient = useQueryClient();
  return (...endpoints: ListEndpoint[]) =>
    void Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
};

/** Asks for the users anew, however they are selected. */
export const useRefreshUsers = () => {
  const refresh = useRefresh();
  return () => refresh(listUsersBilling, countUsersBilling);
};

/** Sets somebody's plan; users and logs are asked for anew. */
export const useUpdateBilling = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: z.input<typeof billingUpdate>) => callApi(updateBilling, { body }),
    onSuccess: () => refresh(listUsersBilling, countUsersBilling, listBillingLogs),
  });
};

/** Has somebody's pending payments settled or removed. What was paid is granted, so every list may have changed. */
export const useCleanupTransactions = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CleanupRequest) => callApi(cleanupTransactions, { body }),
    onSuccess: () => refresh(listPendingTransactions, listUsersBilling, countUsersBilling, listBillingLogs),
  });
};

/** A user as they are now; undefined once they are gone. */
export const fetchUserBilling = async (userId: string): Promise<UserBillingRow | undefined> => {
  const found = await callApi(listUsersBilling, { query: { search: userId } });
  return found.find(({ id }) => id === userId);
};
