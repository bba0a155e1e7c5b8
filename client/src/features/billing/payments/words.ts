import { pendingPaymentMinutes } from '#shared/billing/subscription';

/** The texts about the user's payments. Amounts and dates are formatted. */
export const paymentWords = {
  pending: {
    title: 'Payment pending',
    begun: (amount: string, date: string) =>
      `You started paying ${amount} on ${date}. Already paid? Check again. Not yet? Continue in Maya.`,
    another: `To start over, cancel this payment, or wait ${pendingPaymentMinutes} minutes.`,
    continue: 'Continue in Maya',
    check: 'Check again',
    checking: 'Checking…',
    cancel: 'Cancel payment',
    canceling: 'Canceling…',
    askTitle: (amount: string) => `Cancel the payment of ${amount}?`,
    ask: 'We check with Maya first. If you already paid, your plan becomes Pro instead. If not, this payment is canceled, and you can start another right away.',
    confirm: 'Cancel Payment',
    keep: 'Keep It',
  },
  history: {
    title: 'Payment history',
    emptyTitle: 'No payments yet',
    empty: 'Your payments appear here, each with a receipt.',
    failed: 'Your payments could not be loaded',
    loading: 'Loading your payments',
    showLatest: (count: number) => `Show the latest ${count}`,
    showAll: (count: number) => `Show all ${count} payments`,
    receipt: 'Receipt',
    receiptOf: (date: string) => `Receipt for the payment of ${date}`,
    period: (start: string, end: string) => `Pro from ${start} to ${end}`,
  },
  // The specification's words.
  status: { pending: 'Processing...', paid: 'paid', failed: 'failed', refunded: 'refunded' },
};
