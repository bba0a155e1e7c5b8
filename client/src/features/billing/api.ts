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
