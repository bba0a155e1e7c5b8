import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  cleanupTransactions,
  countUsersBilling,
  getOutgoing,
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

/** A page of users with plan and latest payment; null when signed out. */
export const usersBillingQuery = (view: UsersView) =>
  apiQuery(listUsersBilling, { query: viewInQuery(view), ...freshness });

export const usersCountQuery = (view: UsersView) =>
  apiQuery(countUsersBilling, { query: selectionInQuery(view), ...freshness });

export const pendingTransactionsQuery = () => apiQuery(listPendingTransactions, freshness);

/** Whether mail and payments are on hold; null when signed out. */
export const outgoingQuery = () => apiQuery(getOutgoing, freshness);

/**
 * Plan changes, newest first, paginated; of one cause, or of all without one. Its data is null when
 * signed out.
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

/** Refetches the users, for every filter and page. */
export const useRefreshUsers = () => {
  const refresh = useRefresh();
  return () => refresh(listUsersBilling, countUsersBilling);
};

/** Sets a user's plan; users and logs are refetched. */
export const useUpdateBilling = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: z.input<typeof billingUpdate>) => callApi(updateBilling, { body }),
    onSuccess: () => refresh(listUsersBilling, countUsersBilling, listBillingLogs),
  });
};

/** Settles or removes a user's pending payments. Paid ones are granted, so every list may have changed. */
export const useCleanupTransactions = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CleanupRequest) => callApi(cleanupTransactions, { body }),
    onSuccess: () => refresh(listPendingTransactions, listUsersBilling, countUsersBilling, listBillingLogs),
  });
};

/** The current user row; undefined once the account is deleted. */
export const fetchUserBilling = async (userId: string): Promise<UserBillingRow | undefined> => {
  const found = await callApi(listUsersBilling, { query: { search: userId } });
  return found.find(({ id }) => id === userId);
};
