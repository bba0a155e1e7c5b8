import { z } from 'zod';
import { plan } from '#shared/billing/plans';
import { paymentStatus, trialPeriod } from '#shared/billing/schema';
import { line, lines } from '#shared/text/schema';

export const adminBillingLimits = { reason: 1000, transactionReference: 100, search: 100 } as const;

export const usersFilter = z.enum(['all', 'free', 'pro', 'pending']);
export type UsersFilter = z.infer<typeof usersFilter>;

export const usersSort = z.enum(['created', 'user', 'plan', 'expiry']);
export type UsersSort = z.infer<typeof usersSort>;

export const sortOrder = z.enum(['asc', 'desc']);
export type SortOrder = z.infer<typeof sortOrder>;

/**
 * A selection of users. `search` matches a part of the account email, name and user id, ignoring case, or a whole number of a
 * payment: our reference, Maya's receipt, checkout ID or payment ID.
 */
export const usersSelection = z.object({
  search: z.string().trim().max(adminBillingLimits.search).default(''),
  filter: usersFilter.default('all'),
});
export type UsersSelection = z.infer<typeof usersSelection>;

export const maxPageSize = 100;

/** A page of the selection; by default the newest users. `page` starts at 1. */
export const usersPage = usersSelection.extend({
  sort: usersSort.default('created'),
  order: sortOrder.default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(25),
});
export type UsersPage = z.infer<typeof usersPage>;

/**
 * `email` is the account's, which may be another person's unless it is verified; `contactEmail` is null unless the user shows
 * another one.
 */
export const emails = { email: z.string(), emailVerified: z.boolean(), contactEmail: z.string().nullable() };

/** What a search found a user by, other than the email and name that every row shows. */
const searchMatch = z.object({
  by: z.enum(['userId', 'reference', 'receipt', 'checkout', 'mayaPayment']),
  value: z.string(),
});
export type SearchMatch = z.infer<typeof searchMatch>;

/** A user in the billing list. `plan` is the effective plan; `amount` is in centavos. */
export const userBillingRow = z.object({
  id: z.uuid(),
  ...emails,
  firstName: z.string(),
  lastName: z.string(),
  plan,
  subscriptionExpiresAt: z.iso.datetime().nullable(),
  /** The free trial, running or ended; null if it was never started. */
  trial: trialPeriod.nullable(),
  latestPayment: z
    .object({
      status: paymentStatus,
      amount: z.int(),
      referenceNumber: z.string(),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
  /** Null without a search, and where the email or the name matched. */
  matched: searchMatch.nullable(),
});
export type UserBillingRow = z.infer<typeof userBillingRow>;

/**
 * The size of a selection. Counting stops at `maxCounted`; then `isMore` is true. `isOfDeletedAccount`: no user matches, as the
 * search is for a payment of a deleted account.
 */
export const usersCount = z.object({
  count: z.int().nonnegative(),
  isMore: z.boolean(),
  isOfDeletedAccount: z.boolean(),
});
export type UsersCount = z.infer<typeof usersCount>;
export const maxCounted = 10_000;

const person = z.object({ firstName: z.string(), lastName: z.string(), ...emails });

/** A pending payment. `amount` is in centavos; user (a deleted account) and checkout (no response yet) may be null. */
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

/** The most plan changes in one response. */
export const maxLogs = 100;

const billingCause = z.enum(['payment', 'refund', 'expiry', 'admin', 'test', 'trial', 'handover']);
export type BillingCause = z.infer<typeof billingCause>;

/** A selection of plan changes: of one cause or one user. */
export const billingLogsSelection = z.object({
  cause: billingCause.optional(),
  userId: z.uuid().optional(),
});
export type BillingLogsSelection = z.infer<typeof billingLogsSelection>;

/** A page of the selection: those older than `before`, the id of the previous page's last row. */
export const billingLogsPage = billingLogsSelection.extend({
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(maxLogs).default(maxLogs),
});
export type BillingLogsPage = z.infer<typeof billingLogsPage>;

/** A plan change. `user` is null once the account is deleted; `admin` is null for automatic changes. */
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

/** The latest end that can be set. A date far in the future would leave no room for paid time after it. */
export const lastExpiryDay = '2099-12-31';

/**
 * A manual plan change. `newExpiryDate` is a day (YYYY-MM-DD) in Manila, inclusive; null is no end. `seen` is the state that
 * the form was opened with: if the user has changed since, nothing is saved (409 USER_CHANGED). Without `seen` there is no
 * such check.
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

/** The user whose pending payments to clean up; with `referenceNumber` only that one, so that a newer one stays. */
export const cleanupRequest = z.strictObject({
  userId: z.uuid('Please choose a user from the list'),
  referenceNumber: z.string().min(1).max(adminBillingLimits.transactionReference).optional(),
  reason,
});
export type CleanupRequest = z.infer<typeof cleanupRequest>;

/**
 * The result for one pending payment: 'granted' was paid, 'removed' was not; 'failed', 'refunded' and 'mismatch' are the
 * provider's verdict. The others stay pending: 'unavailable' (no answer from the provider), 'refused' (the provider rejects
 * the query), 'error' (a failure of ours) and 'kept' (not the requested payment).
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
