import type { MayaReport, PaymentCheck } from '#shared/admin-billing/user-schema';
import type { PaymentId, PaymentRow } from '../../../db/schema/billing/payments';
import { AppError, notFound } from '../../../http/errors/app-error';
import { classOf, MayaRefused, MayaUnavailable } from '../../../integrations/maya/maya';
import type { BillingDeps } from '../billing-deps';
import { withinOneDeadline } from '../one-deadline';
import { findPayment } from '../payment-repository';
import { settle, type Settlement } from './settle';

/** What the provider reports about a payment. Changes nothing. Throws UNAVAILABLE when it cannot be queried. */
export const mayaReport = async (unbounded: BillingDeps, id: PaymentId): Promise<MayaReport> => {
  const deps = withinOneDeadline(unbounded);
  return report(deps, await required(deps, id)).catch(notAskable);
};

/**
 * Queries the provider about a payment for an administrator, whatever its state, and records the answer as the reconciler
 * does. Throws UNAVAILABLE when it cannot be queried; then nothing changes.
 */
export const checkPayment = async (unbounded: BillingDeps, id: PaymentId): Promise<PaymentCheck> => {
  const deps = withinOneDeadline(unbounded);
  const payment = await required(deps, id);
  const ask = async () => ({
    message: messages[await settle(deps, payment)],
    ...(await report(deps, payment)),
  });
  return ask().catch(notAskable);
};

const required = async ({ db }: BillingDeps, id: PaymentId): Promise<PaymentRow> => {
  const payment = await findPayment(db, id);
  if (!payment) throw notFound('This payment');
  return payment;
};

const messages: Record<Settlement, string> = {
  granted: 'Maya reports it as paid. It counts now.',
  already_granted: 'Maya reports it as paid, as recorded here.',
  refunded: 'Maya reports it as refunded or voided. That is recorded here.',
  mismatch: 'Maya’s answer does not fit this payment, so nothing was granted. The note says why.',
  failed: 'Maya reports that it was not paid.',
  pending: 'Maya reports that it is not paid yet.',
};

const report = async ({ payments }: BillingDeps, { referenceNumber }: PaymentRow): Promise<MayaReport> => {
  const attempts: MayaReport['attempts'] = [];
  for (const attempt of await payments.paymentsByReference(referenceNumber)) {
    const isReceived = ['paid', 'reversed'].includes(classOf(attempt.status));
    const reversals = isReceived ? await payments.reversalsOf(attempt.id) : [];
    attempts.push({
      id: attempt.id,
      status: attempt.rawStatus,
      isPaid: attempt.isPaid,
      amount: attempt.amountCentavos,
      currency: attempt.currency,
      createdAt: iso(attempt.createdAt),
      receiptNumber: attempt.receiptNumber,
      reversals: reversals.map(({ id, kind, status, amountCentavos, createdAt }) => ({
        id,
        kind,
        status,
        amount: amountCentavos,
        createdAt: iso(createdAt),
      })),
    });
  }
  return { attempts };
};

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const notAskable = (cause: unknown): never => {
  if (!(cause instanceof MayaUnavailable) && !(cause instanceof MayaRefused)) throw cause;
  throw new AppError(
    'UNAVAILABLE',
    'Maya does not answer at the moment, so the payment could not be checked. Please try again in a few minutes.',
    { cause },
  );
};
