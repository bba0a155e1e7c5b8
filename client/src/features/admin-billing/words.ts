import type { BillingCause } from '#shared/admin-billing/schema';

/** The texts of the administrators' billing that stand around its lists. */
export const adminBillingWords = {
  toasts: {
    success: 'Success',
    error: 'Error',
    requiredFields: 'Please fill in all required fields',
    notUpdated: 'Failed to update billing',
    draft: 'Your change is not saved yet. Find the user and press Update to go on with it.',
    notCleaned: 'Failed to cleanup transactions',
  },
  onHold: {
    label: 'Mail and payments are on hold',
    title: 'Mail and payments are on hold.',
    why: 'The database was restored or copied, or its settings changed. Until this is allowed, no email is sent, no plan can be bought, and Maya is not asked about payments.',
    run: 'Once the data is right, run',
    where: 'on the server. On a copy for a test, leave it as it is.',
  },
  person: { contact: 'contact:' },
  unknown: 'Unknown',
  reference: (reference: string) => `Ref. ${reference}`,
};

/** The texts of the list of users with their plans. */
export const usersWords = {
  title: 'Users & Billing Status',
  label: 'Users',
  loading: 'Loading users',
  failed: 'Users could not be loaded',
  filter: 'Filter',
  filters: { all: 'All Users', free: 'Free', pro: 'Pro', pending: 'Pending Payment' },
  none: 'No users found',
  noMatch: 'No user matches this search and filter.',
  noneYet: 'Everyone who signs in is listed here.',
  showAll: 'Show All Users',
  emptyPage: 'No users on this page',
  fewer: 'There are fewer by now.',
  firstPage: 'First Page',
  search: {
    label: 'Search users',
    placeholder: 'Search by email, name or user ID',
    limit: (characters: number) => `A search has at most ${characters} characters.`,
  },
  pages: {
    label: 'Pages of users',
    shown: (range: string) => `Showing ${range}`,
    of: (count: string, isMore: boolean) => ` of ${isMore ? 'more than ' : ''}${count}`,
    previous: 'Previous',
    next: 'Next',
  },
  columns: {
    user: 'User',
    plan: 'Plan',
    expiry: 'Expiry Date',
    payment: 'Latest Payment',
    action: 'Action',
  },
  expiryDate: 'Expiry date',
  latestPayment: 'Latest payment',
  noValue: 'None',
  noEnd: 'No end',
  update: 'Update',
  updateOf: (email: string) => `Update ${email}`,
  trial: 'Free trial',
  trialUsed: (day: string) => `Trial used ${day}`,
};

/** The texts of setting a user's plan. */
export const updateWords = {
  title: 'Update Billing',
  cancel: 'Cancel',
  busy: 'Updating...',
  signIn: 'Sign in again',
  restored: 'You are signed in again. What you typed is back: check it, then press Update Billing.',
  discard: {
    title: (email: string | undefined) => `Discard your changes to ${email}?`,
    description: 'They are not saved yet.',
    confirm: 'Discard',
    cancel: 'Keep Editing',
  },
  notVerified: 'This address is not verified: it may belong to another person.',
  userId: (id: string) => `User ID ${id}`,
  now: 'Now',
  until: (end: string) => `until ${end}`,
  ended: (end: string) => `since the paid time ended on ${end}`,
  withoutEnd: 'without an end',
  status: 'New status',
  expiry: 'New expiry date',
  freeHint: 'The free plan does not end, so no date is saved with it.',
  expiryHint: 'To the end of that day in Manila.',
  noEnd: 'No end',
  reference: 'Transaction reference',
  referenceHint: 'The payment that this is about, if there is one.',
  reason: 'Reason',
  reasonHint: 'It stays in the log for good, with your name.',
};

/** The texts of pending payments and of cleaning them up. */
export const pendingWords = {
  title: 'Pending Transactions Cleanup',
  description: 'Maya is asked about each one first: what was paid is granted, the rest is removed.',
  label: 'Pending transactions',
  loading: 'Loading pending transactions',
  failed: 'Pending transactions could not be loaded',
  none: 'No pending transactions found',
  noneYet: 'A payment is listed here from its start until it is settled.',
  columns: {
    user: 'User',
    checkout: 'Checkout ID and Reference',
    amount: 'Amount',
    created: 'Created',
    action: 'Action',
  },
  deletedAccount: 'Unknown (deleted account)',
  checkoutId: 'Checkout ID',
  noCheckout: 'No checkout yet',
  cleanup: 'Cleanup',
  cleanupOf: (whose: string) => `Cleanup ${whose}`,
  ask: {
    title: (whose: string) => `Clean up the pending payment of ${whose}?`,
    description: (amount: string, reference: string, whose: string) =>
      `Maya is asked about ${amount} with the reference ${reference} first. If it was paid, ${whose} becomes Pro; if not, it is removed.`,
    signIn: 'Sign in again',
  },
};

/** The texts of the log of plan changes. */
export const logsWords = {
  title: 'Recent Billing Updates',
  label: 'Recent billing updates',
  loading: 'Loading billing updates',
  failed: 'Billing updates could not be loaded',
  which: 'Which updates',
  all: 'All Changes',
  byAdmins: 'By Administrators',
  none: 'No billing updates yet',
  noneYet: 'Every plan change is listed here, made by a person or by the system.',
  noneByAdmins: 'No billing updates by administrators yet',
  noneByAdminsYet: 'Changes by administrators are listed here, with the reason.',
  older: 'Show older',
  latest: (count: number) => `Show the latest ${count}`,
  showAll: (count: number) => `Show all ${count} updates`,
  columns: { admin: 'Admin', user: 'User', change: 'Change', reason: 'Reason', date: 'Date' },
  to: 'to',
  until: (end: string) => `until ${end}`,
  noEnd: 'no end',
  causes: {
    payment: 'Maya payment',
    refund: 'Maya refund',
    expiry: 'Expiry',
    test: 'Test',
    trial: 'Free trial',
    // The account is deleted.
    admin: 'Unknown',
  } satisfies Record<BillingCause, string>,
  text: { less: 'Show less', all: 'Show all' },
};
