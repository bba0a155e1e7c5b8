import { maxDisagreements, type Disagreement, type Disagreements } from '#shared/admin-billing/user-schema';
import type { PaymentRow } from '../../db/schema/billing';
import { paymentNotes } from '../../db/payment-notes';
import type { AdminBillingDeps } from './admin-billing-deps';
import { listNotGranted, listPendingSince, listRefunded } from './disagreement-repository';
import { toAdminPayment } from './user-details';

const hourMs = 60 * 60 * 1000;

/**
 * Payments on which our record and Maya's differ, or may, oldest first. Each leaves the list by itself: when Maya's answer
 * changes, when an administrator changes the plan with its reference after it got its note, or when the paid time is over.
 */
export const disagreements = async ({
  db,
  clock,
}: Pick<AdminBillingDeps, 'db' | 'clock'>): Promise<Disagreements> => {
  const now = clock.now();
  // One more than shown, to know whether there are more.
  const limit = maxDisagreements + 1;
  const [notGranted, refunded, pending] = [
    await listNotGranted(db, limit),
    await listRefunded(db, now, limit),
    await listPendingSince(db, new Date(now.getTime() - hourMs), limit),
  ];
  const shown = (rows: typeof notGranted) => ({
    payments: rows.slice(0, maxDisagreements).map(({ payment, user }) => ({
      advice: adviceOn(payment),
      payment: toAdminPayment(payment),
      user,
    })),
    hasMore: rows.length > maxDisagreements,
  });
  return { notGranted: shown(notGranted), refunded: shown(refunded), pending: shown(pending) };
};

type Advised = Pick<PaymentRow, 'userId' | 'status' | 'failureReason'>;

const adviceOn = (payment: Advised): Disagreement['advice'] => {
  // Nothing can be granted any more.
  if (payment.userId === null) {
    return payment.status === 'pending' ? 'checkDeletedAccount' : 'refundDeletedAccount';
  }
  const note = payment.failureReason ?? '';
  switch (payment.status) {
    case 'pending':
      return 'checkAgain';
    case 'failed':
      return 'grantOrRefund';
    case 'refunded':
      return note.startsWith(paymentNotes.backAgain) ? 'compareWithMaya' : 'endOrKeepPlan';
    case 'paid':
      if (note.startsWith(paymentNotes.chargedTwice)) return 'refundRest';
      if (note.startsWith(paymentNotes.mismatch)) return 'compareWithMaya';
      return 'shortenOrKeepPlan';
  }
};
