import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  cancelPayment,
  checkPayments,
  getSubscription,
  getSubscriptionStatus,
  startTrial,
} from '#shared/billing/endpoints';
import type { Payment } from '#shared/billing/schema';
import { apiQuery, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** The user's plan and payments; null when signed out. */
export const subscriptionQuery = (userId: string) =>
  apiQuery(getSubscription, { params: { id: userId }, staleTime: minutes(2) });

/** The user's subscription status by the server's clock. */
export const subscriptionStatusQuery = (userId: string) =>
  apiQuery(getSubscriptionStatus, { params: { id: userId }, staleTime: minutes(2) });

/** Starts the free trial; refused where the account cannot have one. */
export const beginTrial = () => callApi(startTrial);

/** Has the server query the payment provider about a pending payment. */
export const askAboutPayments = () => callApi(checkPayments);

/** Cancels the user's pending payment; the server grants it instead if it was paid. */
export const giveUpPayment = (paymentId: Payment['id']) => callApi(cancelPayment, { body: { paymentId } });

/**
 * Refetches the subscription wherever it is shown. Returns the result; undefined after a failure, as cached data
 * cannot show a payment's outcome.
 */
export const useRefreshSubscription = (userId: string) => {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const { queryKey } = subscriptionQuery(userId);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery(userId).queryKey }),
    ]);
    const isAnswered = queryClient.getQueryState(queryKey)?.isInvalidated === false;
    return (isAnswered && queryClient.getQueryData(queryKey)) || undefined;
  }, [queryClient, userId]);
};
