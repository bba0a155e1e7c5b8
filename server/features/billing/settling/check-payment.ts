import type { MayaReport, PaymentCheck } from '#shared/admin-billing/user-schema';
import type { PaymentId, PaymentRow } from '../../../db/schema/billing';
import { AppError, notFound } from '../../../http/errors/app-error';
import { classOf, MayaRefused, MayaUnavailable } from '../../../integrations/maya/maya';
import type { BillingDeps } from '../billing-deps';
import { withinOneDeadline } from '../one-deadline';
import { findPayment } from '../payment-repository';
import { settleAndTell, type Settlement } from './settle';
import type { Verdict } from './verdict';

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
  const check = async () => {
    // Before the answer is recorded, so that nothing recorded is reported as a failure.
    const reported = await report(deps, payment);
    const { settlement, outcome } = await settleAndTell(deps, payment);
    return { ...resultOf(await required(deps, id), settlement, outcome), ...reported };
  };
  return check().catch(notAskable);
};

const required = async ({ db }: BillingDeps, id: PaymentId): Promise<PaymentRow> => {
  const payment = await findPayment(db, id);
  if (!payment) throw notFound('This payment');
  return payment;
};

type Result = Pick<PaymentCheck, 'message' | 'isSettled'>;

/** What Maya reports, and what is recorded here since, which need not be the same. */
const resultOf = (recorded: PaymentRow, settlement: Settlement, outcome: Verdict['outcome']): Result => {
  const { status, periodStart, failureReason } = recorded;
  const open = (message: string): Result => ({ message, isSettled: false });
  const settled = (message: string): Result => ({ message, isSettled: true });
  const note = failureReason === null ? '' : ` The note says: ${failureReason}.`;
  if (status !== statusAfter[outcome]) {
    const kept = `It is recorded as ${status}, but ${reports[outcome]}.`;
    return open(`${kept}${note} Please compare with Maya Business Manager.`);
  }
  switch (outcome) {
    case 'paid':
      if (periodStart === null) {
        return open('Maya reports it as paid, and the account is deleted. Please refund it.');
      }
      if (failureReason !== null) return open(`Maya reports it as paid, with a problem.${note}`);
      return settled(
        settlement === 'granted'
          ? 'Maya reports it as paid. It counts now.'
          : 'Maya reports it as paid, as recorded here.',
      );
    case 'reversed':
      return settled('Maya reports it as refunded or voided. That is recorded here.');
    case 'mismatch':
      return open(`Maya’s answer does not fit this payment, so nothing was granted.${note}`);
    case 'failed':
      return open('Maya reports that it was not paid.');
    case 'pending':
      return open('Maya reports that it is not paid yet.');
  }
};

/** The status of a payment whose record agrees with the answer. */
const statusAfter: Record<Verdict['outcome'], PaymentRow['status']> = {
  paid: 'paid',
  reversed: 'refunded',
  mismatch: 'failed',
  failed: 'failed',
  pending: 'pending',
};

const reports: Record<Verdict['outcome'], string> = {
  paid: 'Maya reports the money again',
  reversed: 'Maya reports it as refunded or voided',
  mismatch: 'Maya’s answer does not fit it',
  failed: 'Maya reports that it was not paid',
  pending: 'Maya reports that it is not paid yet',
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
