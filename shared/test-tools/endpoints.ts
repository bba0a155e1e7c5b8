import { z } from 'zod';
import { plan } from '#shared/billing/plans';
import { defineEndpoint } from '#shared/http/endpoint';
import { expiredUser, expiringUser, newExpiringUser, paymentFlowRequest, paymentFlowResult } from './schema';

export const listExpiredSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/expired-subscriptions',
  rateLimit: 'search',
  summary: 'Users whose paid time has ended and who are not yet recorded as free; for administrators',
  response: z.object({ count: z.int(), users: z.array(expiredUser) }),
});

export const listExpiringSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/expiring-subscriptions/:days',
  rateLimit: 'search',
  summary: 'Users whose paid time ends within the given days; for administrators',
  params: z.object({ days: z.coerce.number().int().min(1).max(365) }),
  response: z.object({ count: z.int(), users: z.array(expiringUser) }),
});

export const processExpiredSubscriptions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/process-expired-subscriptions',
  rateLimit: 'save',
  summary: 'Record all users as free whose paid time has ended, now; for administrators',
  body: z.strictObject({}),
  response: z.object({ downgraded: z.int() }),
});

export const createExpiringUser = defineEndpoint({
  method: 'POST',
  path: '/api/test/create-expiring-user',
  rateLimit: 'save',
  summary: 'Give a user Pro for the given minutes; for administrators, when test tools are enabled',
  body: newExpiringUser,
  response: z.object({
    user: z.object({ id: z.uuid(), email: z.string(), plan, willExpireAt: z.iso.datetime() }),
  }),
});

export const expireUserNow = defineEndpoint({
  method: 'POST',
  path: '/api/test/expire-user-now',
  rateLimit: 'save',
  summary:
    "Set the end of a user's paid time to an hour ago; for administrators, when test tools are enabled",
  body: newExpiringUser.pick({ userId: true }),
  response: z.object({
    user: z.object({ id: z.uuid(), email: z.string(), plan, subscriptionExpiresAt: z.iso.datetime() }),
  }),
});

export const testPaymentFlow = defineEndpoint({
  method: 'POST',
  path: '/api/test/maya-payment-flow',
  rateLimit: 'save',
  summary:
    'Run the complete payment flow with a built-in test account; for administrators, when test tools are enabled',
  body: paymentFlowRequest,
  response: paymentFlowResult,
});
