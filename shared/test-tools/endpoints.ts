import { z } from 'zod';
import { plan } from '#shared/billing/plan';
import { defineEndpoint } from '#shared/http/endpoint';
import { expiredUser, expiringUser, expiryMinutes, paymentFlowResult } from './schema';

const userId = z.uuid('Please choose a user');

export const listExpiredSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/expired-subscriptions',
  rateLimit: 'search',
  summary: 'Whose paid time has ended and is not yet written down as free; for administrators',
  response: z.object({ count: z.int(), users: z.array(expiredUser) }),
});

export const listExpiringSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/expiring-subscriptions/:days',
  rateLimit: 'search',
  summary: 'Whose paid time ends within so many days; for administrators',
  params: z.object({ days: z.coerce.number().int().min(1).max(365) }),
  response: z.object({ count: z.int(), users: z.array(expiringUser) }),
});

export const processExpiredSubscriptions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/process-expired-subscriptions',
  rateLimit: 'save',
  summary: 'Write everybody down as free whose paid time has ended, now; for administrators',
  body: z.strictObject({}),
  response: z.object({ downgraded: z.int() }),
});

export const createExpiringUser = defineEndpoint({
  method: 'POST',
  path: '/api/test/create-expiring-user',
  rateLimit: 'save',
  summary: 'Make somebody Pro for so many minutes; for administrators, where test tools are on',
  body: z.strictObject({
    userId,
    minutesUntilExpiry: z
      .int()
      .min(expiryMinutes.min, `Please enter ${expiryMinutes.min} to ${expiryMinutes.max} minutes`)
      .max(expiryMinutes.max, `Please enter ${expiryMinutes.min} to ${expiryMinutes.max} minutes`),
  }),
  response: z.object({
    user: z.object({ id: z.uuid(), email: z.string(), plan, willExpireAt: z.iso.datetime() }),
  }),
});

export const expireUserNow = defineEndpoint({
  method: 'POST',
  path: '/api/test/expire-user-now',
  rateLimit: 'save',
  summary: "Set the end of somebody's paid time to an hour ago; for administrators, where test tools are on",
  body: z.strictObject({ userId }),
  response: z.object({
    user: z.object({ id: z.uuid(), email: z.string(), plan, subscriptionExpiresAt: z.iso.datetime() }),
  }),
});

export const testPaymentFlow = defineEndpoint({
  method: 'POST',
  path: '/api/test/maya-payment-flow',
  rateLimit: 'save',
  summary:
    'Try the complete payment with a built-in test account; for administrators, where test tools are on',
  body: z.strictObject({ testUserId: z.string().trim().min(1, 'Please enter a test user ID').max(100) }),
  response: paymentFlowResult,
});
