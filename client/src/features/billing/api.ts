import {
  cancelPayment,
  checkPayments,
  getSubscription,
  getSubscriptionStatus,
} from '#shared/billing/endpoints';
import type { Payment } from '#shared/billing/schema';
import { apiQuery, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** One's plan and payments; null when nobody is signed in any more. */
export const subscriptionQuery = (userId: string) =>
  apiQuery(getSubscription, { params: { id: userId }, staleTime: minutes(2) });

/** How one's subscription stands by the server's clock. */
export const subscriptionStatusQuery = (userId: string) =>
  apiQuery(getSubscriptionStatus, { params: { id: userId }, staleTime: minutes(2) });

/** Has the server ask the payment provider about a payment under way. */
export const askAboutPayments = () => callApi(checkPayments);

/** Has the server give up this payment of one's own under way; it is granted instead where it was paid. */
export const giveUpPayment = (paymentId: Payment['id']) => callApi(cancelPayment, { body: { paymentId } });
