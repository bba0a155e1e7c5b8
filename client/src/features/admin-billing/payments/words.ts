import type { BillingCause } from '#shared/admin-billing/schema';

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
