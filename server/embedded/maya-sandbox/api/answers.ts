import { centavosOf, pesosText } from '../../../integrations/maya/money';
import type { PaymentStatus } from '../../../integrations/maya/maya';
import type { SandboxFaults, SandboxSwitches } from '../controls';
import { hasBeenPaid, reversalWindow } from '../payment-machine';
import type { CheckoutRecord, PaymentRecord, ReversalRecord, WebhookRecord } from '../records';

// The shapes that Maya's published description gives its answers, as far as this product could ever read them.

export interface View {
  switches: SandboxSwitches;
  faults: SandboxFaults;
  now: number;
  /** Of the payment in question. */
  reversals: readonly ReversalRecord[];
}

const moment = (ms: number) => new Date(ms).toISOString();

const amountAs = (centavos: number, { amountAs: kind }: SandboxSwitches) => {
  const text = pesosText(centavos).replace(/\.00$/, '');
  return kind === 'string' ? text : Number(text);
};

/** A payment as it was at `asOf`; null where it did not exist then, or where the API does not show it yet. */
export const paymentAnswer = (payment: PaymentRecord, view: View, asOf = view.now) => {
  const { switches, faults } = view;
  const entry = payment.history.findLast(({ at }) => at <= asOf);
  const [created] = payment.history;
  if (!entry || !created) return null;
  const { status } = entry;
  const paid = hasBeenPaid(status);
  const { receipt, fundSource, problem } = payment;
  const wasTried = !['PENDING_TOKEN', 'PENDING_PAYMENT', 'PAYMENT_CANCELLED', 'PAYMENT_EXPIRED'].includes(
    status,
  );
  return {
    id: payment.id,
    isPaid: paid,
    status,
    amount: amountAs(payment.amountCentavos, switches),
    currency: payment.currency,
    ...reversible(payment, status, view),
    canCapture: false,
    createdAt: moment(created.at),
    updatedAt: moment(entry.at),
    description: 'Charge for a checkout',
    paymentTokenId: payment.paymentTokenId,
    requestReferenceNumber: payment.referenceNumber,
    ...(wasTried && fundSource && { fundSource }),
    ...(paid &&
      receipt && {
        receipt: { ...receipt, approval_code: receipt.approvalCode },
        approvalCode: receipt.approvalCode,
        receiptNumber: receipt.receiptNo,
      }),
    ...(!paid && wasTried && problem && { errorCode: problem.code, errorMessage: problem.message }),
    metadata: {},
    ...faults.payment,
  };
};

/** Whether there is no attempt yet, as far as the API knows. */
export const isUntried = (payment: PaymentRecord, asOf: number) =>
  payment.history.findLast(({ at }) => at <= asOf)?.status === 'PENDING_TOKEN';

const reversible = (payment: PaymentRecord, status: PaymentStatus, { now, reversals }: View) => {
  const paidAt = paidAtOf(payment);
  const open = hasBeenPaid(status) && status !== 'VOIDED' && paidAt !== null;
  const window = open ? reversalWindow(paidAt, now) : 'over';
  return {
    canVoid: window === 'void' && reversals.length === 0,
    canRefund: window === 'refund' && givenBack(reversals) < payment.amountCentavos,
  };
};

export const paidAtOf = ({ history }: PaymentRecord): number | null =>
  history.findLast(({ status }) => status === 'PAYMENT_SUCCESS')?.at ?? null;

export const givenBack = (reversals: readonly ReversalRecord[]) =>
  reversals.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);

const checkoutStatus = (status: PaymentStatus) => {
  if (status === 'PENDING_TOKEN') return 'CREATED';
  if (status === 'PAYMENT_EXPIRED') return 'EXPIRED';
  const isOver = hasBeenPaid(status) || /FAILED|CANCELLED/.test(status);
  // It is complete when nothing more will come of it, which says nothing about money.
  return isOver ? 'COMPLETED' : 'PROCESSING';
};

export const checkoutAnswer = (checkout: CheckoutRecord, payment: PaymentRecord, view: View) => {
  const { switches, reversals } = view;
  const last = payment.history.at(-1) ?? { status: 'PENDING_TOKEN' as const, at: checkout.createdAt };
  const { amount = null, currency = null } = view.faults.payment;
  const total = amount ?? amountAs(checkout.amountCentavos, { ...switches, amountAs: 'number' });
  return {
    id: checkout.id,
    items: checkout.items,
    requestReferenceNumber: view.faults.payment.requestReferenceNumber ?? checkout.referenceNumber,
    receiptNumber: payment.receipt?.receiptNo ?? null,
    createdAt: moment(checkout.createdAt),
    updatedAt: moment(last.at),
    expiredAt: moment(checkout.expiresAt),
    paymentScheme: payment.fundSource?.details.scheme ?? null,
    expressCheckout: true,
    refundedAmount: pesosText(givenBack(reversals)).replace(/\.00$/, ''),
    canPayPal: false,
    status: checkoutStatus(last.status),
    paymentStatus: last.status,
    paymentDetails: {},
    buyer: checkout.buyer,
    merchant: { name: 'Sandbox merchant', currency: checkout.currency },
    totalAmount: { [switches.totalAmountField]: total, currency: currency ?? checkout.currency },
    redirectUrl: checkout.redirectUrl,
    transactionReferenceNumber: payment.receipt?.transactionId ?? null,
    metadata: checkout.metadata,
  };
};

export const reversalAnswer = (reversal: ReversalRecord, switches: SandboxSwitches) => ({
  id: reversal.id,
  payment: reversal.paymentId,
  status: 'SUCCESS',
  reason: reversal.reason,
  ...(reversal.kind === 'refund' && {
    amount: amountAs(reversal.amountCentavos, switches),
    currency: reversal.currency,
    refundAt: moment(reversal.at),
  }),
  ...(reversal.requestReferenceNumber && { requestReferenceNumber: reversal.requestReferenceNumber }),
  createdAt: moment(reversal.at),
  updatedAt: moment(reversal.at),
});

export const webhookAnswer = ({ createdAt, updatedAt, ...webhook }: WebhookRecord) => ({
  ...webhook,
  createdAt: moment(createdAt),
  updatedAt: moment(updatedAt),
});

/** Centavos of an amount that passed the check of its form. */
export const amountOf = (amount: string | number): number => centavosOf(amount) ?? 0;
