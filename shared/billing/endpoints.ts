import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { paymentToCancel, subscriptionOverview, subscriptionStatus } from './schema';

const byId = z.object({ id: pathText });

export const createCheckoutSession = defineEndpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  rateLimit: 'payment',
  summary: 'Start a payment for 30 days of Pro; 409 while another payment is pending',
  response: z.object({ checkout_url: z.string() }),
});

export const startTrial = defineEndpoint({
  method: 'POST',
  path: '/api/trial',
  rateLimit: 'payment',
  summary:
    'Start your 7-day Pro trial: once per account, free plan only, without payment data; 409 otherwise',
  response: subscriptionStatus,
});

export const checkPayments = defineEndpoint({
  method: 'POST',
  path: '/api/payments/check',
  rateLimit: 'payment',
  summary: 'Query the payment provider about your pending payment now, as the return page does',
  response: subscriptionStatus,
});

export const cancelPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payments/cancel',
  rateLimit: 'payment',
  summary: 'Cancel your pending payment; granted instead if it was paid, and 409 when another one is pending',
  body: paymentToCancel,
  response: subscriptionStatus,
});

export const getSubscription = defineEndpoint({
  method: 'GET',
  path: '/api/user/:id/subscription',
  rateLimit: 'read',
  summary: 'Your plan and payments; for the user and administrators',
  params: byId,
  response: subscriptionOverview,
});

export const getSubscriptionStatus = defineEndpoint({
  method: 'GET',
  path: '/api/user/:id/subscription-status',
  rateLimit: 'read',
  summary: 'The state of your subscription; for the user and administrators',
  params: byId,
  response: subscriptionStatus,
});

/** The webhook path. It accepts any body, so it is not an endpoint. */
export const mayaWebhookPath = '/api/webhooks/maya';
