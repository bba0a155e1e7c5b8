import { z } from 'zod';
import { plan } from '#shared/billing/plan';
import { paymentStatus } from '#shared/billing/schema';
import { line, lines } from '#shared/text';

export const adminBillingLimits = { reason: 1000, transactionReference: 100, search: 100 } as const;

export const usersFilter = z.enum(['all', 'free', 'pro', 'pending']);
export type UsersFilter = z.infer<typeof usersFilter>;

export const usersSort = z.enum(['created', 'user', 'plan', 'expiry']);
export type UsersSort = z.infer<typeof usersSort>;

export const sortOrder = z.enum(['asc', 'desc']);
export type SortOrder = z.infer<typeof sortOrder>;

/** Which users: `search` is looked for in account email, name and user id, whatever its case. */
export const usersSelection = z.object({
  search: z.string().trim().max(adminBillingLimits.search).default(''),
  filter: usersFilter.default('all'),
});
export type UsersSelection = z.infer<typeof usersSelection>;

/** A page of the selection; without anything the newest users. `page` counts from 1. */
export const usersPage = usersSelection.extend({
  sort: usersSort.default('created'),
  order: sortOrder.default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
export type UsersPage = z.infer<typeof usersPage>;

/** `email` is the account's; `contactEmail` is null unless the user shows another one. */
const emails = { email: z.string(), contactEmail: z.string().nullable() };

/** A user as administrators bill them. `plan` is the effective plan; `amount` is in centavos. */
export const userBillingRow = z.object({
  id: z.uuid(),
  ...emails,
  firstName: z.string(),
  lastName: z.string(),
  plan,
  subscriptionExpiresAt: z.iso.datetime().nullable(),
  latestPayment: z
    .object({
      status: paymentStatus,
      amount: z.int(),
      referenceNumber: z.string(),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
});
export type UserBillingRow = z.infer<typeof userBillingRow>;

/** How many users a selection has; counting stops at `mostCounted`, where `isMore` is true. */
export const usersCount = z.object({ count: z.int().nonnegative(), isMore: z.boolean() });
export type UsersCount = z.infer<typeof usersCount>;
export const mostCounted = 10_000;

const person = z.object({ firstName: z.string(), lastName: z.string(), ...emails });

/** A payment under way. `amount` is in centavos; user and checkout may be missing (a deleted account; no answer yet). */
export const pendingTransaction = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  user: person.nullable(),
  mayaCheckoutId: z.string().nullable(),
  referenceNumber: z.string(),
  amount: z.int(),
  createdAt: z.iso.datetime(),
});
export type PendingTransaction = z.infer<typeof pendingTransaction>;

/** How many changes of plans are told at once. */
export const mostLogs = 100;

export const billingCause = z.enum(['payment', 'refund', 'expiry', 'admin', 'test']);
export type BillingCause = z.infer<typeof billingCause>;

/** Which changes: of one cause only, and older than the log `before`, which is the last row's id of the page before. */
export const billingLogsPage = z.object({
  before: z.uuid().optional(),
  cause: billingCause.optional(),
  limit: z.coerce.number().int().min(1).max(mostLogs).default(mostLogs),
});
export type BillingLogsPage = z.infer<typeof billingLogsPage>;

/** A change of somebody's plan. `user` is null once the account is gone; `admin` is null where nobody did it by hand. */
export const billingLog = z.object({
  id: z.uuid(),
  user: z.object(emails).nullable(),
  admin: z.object({ email: z.string() }).nullable(),
  cause: billingCause,
  oldStatus: plan,
  newStatus: plan,
  oldExpiresAt: z.iso.datetime().nullable(),
  newExpiresAt: z.iso.datetime().nullable(),
  reason: z.string(),
  transactionReference: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type BillingLog = z.infer<typeof billingLog>;

const reason = lines({
  max: adminBillingLimits.reason,
  message: `Reason must be at most ${adminBillingLimits.reason} characters`,
}).min(1, 'Please give a reason');

/** The last day that a plan can be set to end on: one far in the future would leave no room for what is paid for after it. */
export const lastExpiryDay = '2099-12-31';

/**
 * What an administrator sets. `newExpiryDate` is a day (YYYY-MM-DD) in Manila, counted to its end; null is no end.
 * `seen` is what the form was opened with: when the user has changed since, nothing is written (409 USER_CHANGED). A
 * program that leaves it out is taken as it is.
 */
export const billingUpdate = z.strictObject({
  userId: z.uuid('Please choose a user from the list'),
  newStatus: plan,
  newExpiryDate: z.iso
    .date('Please enter a date that exists, such as 2027-01-31')
    .refine(
      (day) => day <= lastExpiryDay,
      'Please choose a day until Dec 31, 2099, or leave it empty for no end',
    )
    .nullable()
    .default(null),
  transactionReference: line({
    max: adminBillingLimits.transactionReference,
    message: `Transaction reference must be at most ${adminBillingLimits.transactionReference} characters`,
  })
    .nullable()
    .default(null)
    .transform((reference) => reference || null),
  reason,
  seen: z.strictObject({ plan, subscriptionExpiresAt: z.iso.datetime().nullable() }).optional(),
});
export type BillingUpdate = z.infer<typeof billingUpdate>;

/** Whose pending payment, and which: with `referenceNumber` another one, begun since, stays. */
export const cleanupRequest = z.strictObject({
  userId: z.uuid('Please choose a user from the list'),
  referenceNumber: z.string().min(1).max(adminBillingLimits.transactionReference).optional(),
  reason,
});
export type CleanupRequest = z.infer<typeof cleanupRequest>;

/**
 * What became of one pending payment: 'granted' had been paid, 'removed' had not; 'failed', 'refunded' and 'mismatch' are
 * what the provider says of it. The others stay pending: 'unavailable' as the provider does not answer, 'refused' as it
 * does not take our question, 'error' for a failure of our own, and 'kept' is not the payment that was asked for.
 */
export const cleanedTransaction = z.object({
  referenceNumber: z.string(),
  outcome: z.enum([
    'granted',
    'removed',
    'failed',
    'refunded',
    'mismatch',
    'unavailable',
    'refused',
    'error',
    'kept',
  ] as const),
});
export type CleanedTransaction = z.infer<typeof cleanedTransaction>;
