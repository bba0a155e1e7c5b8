import { maxDisagreements, type Disagreement } from '#shared/admin-billing/user-schema';
import type { PaymentRow } from '../../db/schema/billing/payments';
import { paymentNotes } from '../../db/payment-notes';
import type { AdminBillingDeps } from './admin-billing-deps';
import { listPendingSince, listToLookAt } from './disagreement-repository';
import { toAdminPayment } from './user-details';

const hourMs = 60 * 60 * 1000;

/**
 * Payments on which our record and Maya's differ, or may, oldest first. Each leaves the list by itself: when Maya's answer
 * changes, when an administrator changes the plan with its reference, or when the paid time is over.
 */
export const disagreements = async ({
  db,
  clock,
}: Pick<AdminBillingDeps, 'db' | 'clock'>): Promise<Disagreement[]> => {
  const now = clock.now();
  const rows = [
    ...(await listToLookAt(db, now, maxDisagreements)),
    ...(await listPendingSince(db, new Date(now.getTime() - hourMs), maxDisagreements)),
  ];
  return rows.map(({ payment, user }) => ({ ...judge(payment), payment: toAdminPayment(payment), user }));
};

type Judged = Pick<Disagreement, 'kind' | 'advice'>;

const judge = (payment: Pick<PaymentRow, 'status' | 'periodStart' | 'failureReason'>): Judged => {
  const note = payment.failureReason ?? '';
  switch (payment.status) {
    case 'pending':
      return { kind: 'pending', advice: 'checkAgain' };
    case 'failed':
      return { kind: 'notGranted', advice: 'grantOrRefund' };
    case 'refunded':
      return note.startsWith(paymentNotes.backAgain)
        ? { kind: 'notGranted', advice: 'compareWithMaya' }
        : { kind: 'refunded', advice: 'endOrKeepPlan' };
    case 'paid':
      if (payment.periodStart === null) return { kind: 'notGranted', advice: 'refundDeletedAccount' };
      if (note.startsWith(paymentNotes.chargedTwice)) return { kind: 'notGranted', advice: 'refundRest' };
      if (note.startsWith(paymentNotes.mismatch)) return { kind: 'refunded', advice: 'compareWithMaya' };
      return { kind: 'refunded', advice: 'shortenOrKeepPlan' };
  }
};
