import { z } from 'zod';
import { plan } from '#shared/billing/plans';

export const expiryMinutes = { min: 1, max: 60, fallback: 2 } as const;

const minutesRange = `Please enter ${expiryMinutes.min} to ${expiryMinutes.max} minutes`;

/** A user whose plan is to end in some minutes. */
export const newExpiringUser = z.strictObject({
  userId: z.uuid('Please choose a user'),
  minutesUntilExpiry: z.int().min(expiryMinutes.min, minutesRange).max(expiryMinutes.max, minutesRange),
});
export type NewExpiringUser = z.infer<typeof newExpiringUser>;

export const paymentFlowRequest = z.strictObject({
  testUserId: z.string().trim().min(1, 'Please enter a test user ID').max(100),
});

/** The default account of the payment flow test: built in, so that a test never changes a user's plan. */
export const builtInTestUserId = '10000001';

/** A user whose paid time has ended and who is not yet recorded as free. `daysExpired` is in whole days. */
export const expiredUser = z.object({
  id: z.uuid(),
  email: z.string(),
  plan,
  subscriptionExpiresAt: z.iso.datetime(),
  daysExpired: z.int(),
});
export type ExpiredUser = z.infer<typeof expiredUser>;

/** A user whose paid time ends soon. Days are rounded up. */
export const expiringUser = z.object({
  id: z.uuid(),
  email: z.string(),
  plan,
  subscriptionExpiresAt: z.iso.datetime(),
  daysUntilExpiry: z.int(),
});
export type ExpiringUser = z.infer<typeof expiringUser>;

/** One step of the payment flow test. 'needs_person' waits for a person to pay on the provider's page. */
const flowStep = z.object({
  status: z.enum(['passed', 'failed', 'skipped', 'needs_person']),
  message: z.string(),
  durationMs: z.int(),
});
export type FlowStep = z.infer<typeof flowStep>;

export const flowStepNames = [
  'account',
  'checkout',
  'payment',
  'delivery',
  'verification',
  'grant',
  'receipt',
  'expiry',
] as const;
export type FlowStepName = (typeof flowStepNames)[number];

export const paymentFlowResult = z.object({
  success: z.boolean(),
  message: z.string(),
  testId: z.string(),
  error: z.string().nullable(),
  /** By name, in the order of `flowStepNames`; those after a failure are skipped. */
  steps: z.record(z.string(), flowStep),
  /** After the grant, before the expiry test. */
  results: z.object({
    payment: z
      .object({
        status: z.string(),
        receiptNumber: z.string().nullable(),
        paidAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    user: z.object({ plan, subscriptionExpiresAt: z.iso.datetime().nullable() }).nullable(),
  }),
});
export type PaymentFlowResult = z.infer<typeof paymentFlowResult>;
