import { z } from 'zod';
import { plan } from '#shared/billing/plans';
import { paymentStatus, trialPeriod } from '#shared/billing/schema';
import { device } from '#shared/devices/schema';
import { emails } from './schema';

const moment = z.iso.datetime();

/** A payment as administrators see it. `amount` is in centavos. */
const adminPayment = z.object({
  id: z.uuid(),
  status: paymentStatus,
  amount: z.int(),
  referenceNumber: z.string(),
  checkoutId: z.string().nullable(),
  mayaPaymentId: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  fundSource: z.string().nullable(),
  /** Why it failed, or the problem of one that was paid. */
  failureReason: z.string().nullable(),
  /** The paid period; null until it is granted. */
  periodStart: moment.nullable(),
  periodEnd: moment.nullable(),
  createdAt: moment,
  paidAt: moment.nullable(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

/** A delivery of the payment provider about a user's payment, without what it holds. */
const deliveryAbout = z.object({
  id: z.uuid(),
  receivedAt: moment,
  processed: z.boolean(),
  /** What came of it, in a word; null while it is in progress. */
  result: z.string().nullable(),
  error: z.string().nullable(),
  isTest: z.boolean(),
  referenceNumber: z.string().nullable(),
});
export type DeliveryAbout = z.infer<typeof deliveryAbout>;

const securityEvent = z.object({
  id: z.int(),
  createdAt: moment,
  /** Such as 'signed_in'. */
  kind: z.string(),
  /** The administrator who did it; null for the user, for automatic events and once that account is deleted. */
  admin: z.object({ email: z.string() }).nullable(),
  isByAdmin: z.boolean(),
  /** An error code such as FORBIDDEN. */
  reason: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
});
export type SecurityEventEntry = z.infer<typeof securityEvent>;

/** A payment on which our record and Maya's differ, or may. */
const disagreement = z.object({
  /** What an administrator does about it. */
  advice: z.enum([
    'refundDeletedAccount',
    'refundRest',
    'grantOrRefund',
    'compareWithMaya',
    'endOrKeepPlan',
    'shortenOrKeepPlan',
    'checkAgain',
    'checkDeletedAccount',
  ]),
  payment: adminPayment,
  /** Null once the account is deleted. */
  user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), ...emails }).nullable(),
});
export type Disagreement = z.infer<typeof disagreement>;

/** The most disagreements of each kind in one response. */
export const maxDisagreements = 100;

const someDisagreements = z.object({ payments: z.array(disagreement), hasMore: z.boolean() });

/**
 * Money that granted nothing, time that was granted for money that went back, and payments that are pending for over an hour,
 * each oldest first.
 */
export const disagreementLists = z.object({
  notGranted: someDisagreements,
  refunded: someDisagreements,
  pending: someDisagreements,
});
export type Disagreements = z.infer<typeof disagreementLists>;

/** The most payments, deliveries and security events on a user's page. */
export const userPageLimits = { payments: 200, deliveries: 50, securityEvents: 100 } as const;

/**
 * A user as administrators see them: account, plan, payments and access, newest first, and nothing of a resume or a credential.
 * `plan` is the effective plan.
 */
export const userDetails = z.object({
  id: z.uuid(),
  username: z.string(),
  ...emails,
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  createdAt: moment,
  plan,
  subscriptionExpiresAt: moment.nullable(),
  trial: trialPeriod.nullable(),
  payments: z.array(adminPayment),
  hasMorePayments: z.boolean(),
  deliveries: z.array(deliveryAbout),
  sessions: z.array(device.omit({ isCurrent: true })),
  apiTokens: z.int().nonnegative(),
  securityEvents: z.array(securityEvent),
});
export type UserDetails = z.infer<typeof userDetails>;

/** A void or a refund, as Maya reports it. `status` is Maya's word; `amount` is in centavos, null for all of it. */
const reversal = z.object({
  id: z.string(),
  kind: z.enum(['void', 'refund']),
  status: z.string(),
  amount: z.int().nullable(),
  createdAt: moment.nullable(),
});

/** What Maya reports about a payment: every attempt to pay it, with its voids and refunds. `amount` is in centavos. */
export const mayaReport = z.object({
  attempts: z.array(
    z.object({
      id: z.string(),
      /** Maya's word, such as PAYMENT_SUCCESS. */
      status: z.string(),
      isPaid: z.boolean(),
      amount: z.int(),
      currency: z.string(),
      createdAt: moment.nullable(),
      receiptNumber: z.string().nullable(),
      reversals: z.array(reversal),
    }),
  ),
});
export type MayaReport = z.infer<typeof mayaReport>;

/**
 * The result of querying Maya about a payment: what came of it, in words, whether nothing is left to do or to wait for, and what
 * Maya reports.
 */
export const paymentCheck = mayaReport.extend({ message: z.string(), isSettled: z.boolean() });
export type PaymentCheck = z.infer<typeof paymentCheck>;
