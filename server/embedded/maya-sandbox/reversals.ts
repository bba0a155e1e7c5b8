import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import { givenBack, paidAtOf } from './api/answers';
import { mayaError } from './api/api-errors';
import type { Ledger } from './ledger';
import { hasBeenPaid, reversalWindow } from './payment-machine';
import type { SandboxPayments } from './payments';
import { statusOf, type PaymentRecord, type ReversalRecord } from './records';

interface Request {
  kind: 'void' | 'refund';
  /** All that is left unless given. */
  amountCentavos?: number;
  reason: string;
  requestReferenceNumber?: string | undefined;
}

/** Money going back. Nothing is delivered for it, as Maya has no such event. */
export const sandboxReversals = (deps: { ledger: Ledger; clock: Clock; payments: SandboxPayments }) => {
  const { ledger, clock, payments } = deps;
  const of = (paymentId: string): ReversalRecord[] =>
    ledger.all('reversal').filter((reversal) => reversal.paymentId === paymentId);

  const giveBack = (payment: PaymentRecord, request: Request): ReversalRecord => {
    const status = statusOf(payment);
    const left = payment.amountCentavos - givenBack(of(payment.id));
    if (!hasBeenPaid(status) || status === 'VOIDED' || left <= 0) throw mayaError('PY0093');
    const amountCentavos = request.amountCentavos ?? left;
    if (amountCentavos > left) {
      throw mayaError('2553', [{ field: 'totalAmount.amount', description: 'More than there is left.' }]);
    }
    const reversal = ledger.put('reversal', {
      id: randomUUID(),
      kind: request.kind,
      paymentId: payment.id,
      amountCentavos,
      currency: payment.currency,
      reason: request.reason,
      requestReferenceNumber: request.requestReferenceNumber ?? null,
      at: clock.now().getTime(),
    });
    // A part of it counts as refunded too.
    payments.force(payment, request.kind === 'void' ? 'VOIDED' : 'REFUNDED');
    return reversal;
  };

  return {
    of,
    /** At any time, as in Maya's dashboard. */
    giveBack,
    /** Within the times that the API keeps. */
    request(payment: PaymentRecord, request: Request): ReversalRecord {
      const paidAt = paidAtOf(payment);
      if (paidAt === null) throw mayaError('PY0093');
      const window = reversalWindow(paidAt, clock.now().getTime());
      if (request.kind === 'void' && window !== 'void') throw mayaError('PY0073');
      if (request.kind === 'void' && of(payment.id).length > 0) throw mayaError('PY0093');
      if (request.kind === 'refund' && window === 'void') throw mayaError('PY0072');
      if (request.kind === 'refund' && window === 'over') {
        throw mayaError('2553', [{ field: 'paymentId', description: 'Paid more than 180 days ago.' }]);
      }
      return giveBack(payment, request);
    },
  };
};

export type SandboxReversals = ReturnType<typeof sandboxReversals>;
