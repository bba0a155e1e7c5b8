import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSubscriptionStatus } from '#shared/billing/endpoints';
import {
  createExpiringUser,
  expireUserNow,
  listExpiredSubscriptions,
  listExpiringSubscriptions,
  processExpiredSubscriptions,
  testPaymentFlow,
} from '#shared/test-tools/endpoints';
import { apiQuery } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** The range of "ending soon", in days: the next 24 hours. */
const soonDays = 1;

// Always stale: all of this depends on the current time.
const staleTime = 0;

/** A user's subscription status by the server's clock. */
export const statusQuery = (userId: string) =>
  apiQuery(getSubscriptionStatus, { params: { id: userId }, staleTime });

export const expiredQuery = () => apiQuery(listExpiredSubscriptions, { staleTime });

export const expiringQuery = () =>
  apiQuery(listExpiringSubscriptions, { params: { days: soonDays }, staleTime });

/** Refetches the lists and every status shown. */
export const useRefreshSubscriptions = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [getSubscriptionStatus, listExpiredSubscriptions, listExpiringSubscriptions].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
};

export const useCreateExpiringUser = () =>
  useMutation({
    mutationFn: (body: { userId: string; minutesUntilExpiry: number }) =>
      callApi(createExpiringUser, { body }),
  });

export const useExpireUserNow = () =>
  useMutation({ mutationFn: (userId: string) => callApi(expireUserNow, { body: { userId } }) });

export const useProcessExpired = () =>
  useMutation({ mutationFn: () => callApi(processExpiredSubscriptions, { body: {} }) });

export const useTestPaymentFlow = () =>
  useMutation({ mutationFn: (testUserId: string) => callApi(testPaymentFlow, { body: { testUserId } }) });
