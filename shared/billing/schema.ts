import { z } from 'zod';
import { plan } from './plans';

export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'refunded']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** A payment as its user sees it. `amount` is in centavos. */
const payment = z.object({
  id: z.uuid(),
  amount: z.int(),
  status: paymentStatus,
  paidAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  referenceNumber: z.string(),
  receiptNumber: z.string().nullable(),
  /** The payment method, such as 'Maya wallet'. */
  fundSource: z.string().nullable(),
  /** The paid period; null until it is granted. */
  periodStart: z.iso.datetime().nullable(),
  periodEnd: z.iso.datetime().nullable(),
  failureReason: z.string().nullable(),
  /** Where to continue a pending payment; null for any other. */
  checkoutUrl: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;

/** The payment to cancel: a newer one, from another tab, stays. */
export const paymentToCancel = z.strictObject({
  paymentId: z.uuid('Please choose a payment from your history'),
});
export type PaymentToCancel = z.infer<typeof paymentToCancel>;

/** The user's plan and payments, newest first. `plan` is the effective plan. */
export const subscriptionOverview = z.object({
  subscription: z.object({ expiresAt: z.iso.datetime().nullable(), plan }),
  payments: z.array(payment),
  latestPayment: payment.nullable(),
});
export type SubscriptionOverview = z.infer<typeof subscriptionOverview>;

/** An account's one free trial of Pro. */
export const trialPeriod = z.object({ startedAt: z.iso.datetime(), endsAt: z.iso.datetime() });
export type TrialPeriod = z.infer<typeof trialPeriod>;

/** The state of a subscription. `status` is 'active' also without an end; `daysUntilExpiry` is rounded up. */
export const subscriptionStatus = z.object({
  plan,
  status: z.enum(['free', 'active', 'expiring', 'expired']),
  isExpired: z.boolean(),
  /** The paid plan that ended at `subscriptionExpiresAt`; null if none has. */
  endedPlan: plan.nullable(),
  subscriptionExpiresAt: z.iso.datetime().nullable(),
  daysUntilExpiry: z.int().nullable(),
  /** Whether the plan ends, or ended, with the free trial. */
  isTrial: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;
