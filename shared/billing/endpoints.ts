import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { paymentToCancel, subscriptionOverview, subscriptionStatus } from './schema';

const byId = z.object({ id: pathText });

export const createCheckoutSession = defineEndpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  rateLimit: 'payment',
  summary: 'Begin to pay for 30 days of Pro; 409 while another payment is under way',
  response: z.object({ checkout_url: z.string() }),
});

export const checkPayments = defineEndpoint({
  method: 'POST',
  path: '/api/payments/check',
  rateLimit: 'payment',
  summary: "Ask the payment provider about one's own pending payment now, as the return page does",
  response: subscriptionStatus,
});

export const cancelPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payments/cancel',
  rateLimit: 'payment',
  summary:
    "Give up one's own pending payment; granted instead where it was paid, and 409 while another one is pending",
  body: paymentToCancel,
  response: subscriptionStatus,
});

export const getSubscription = defineEndpoint({
  method: 'GET',
  path: '/api/user/:id/subscription',
  summary: "One's plan and payments; for the user and administrators",
  params: byId,
  response: subscriptionOverview,
});

export const getSubscriptionStatus = defineEndpoint({
  method: 'GET',
  path: '/api/user/:id/subscription-status',
  summary: "How one's subscription stands; for the user and administrators",
  params: byId,
  response: subscriptionStatus,
});

/** Where the payment provider delivers its events: any body at all, so it is no endpoint. */
export const mayaWebhookPath = '/api/webhooks/maya';
