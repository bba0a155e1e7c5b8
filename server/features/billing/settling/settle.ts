import type { PaymentRow } from '../../../db/schema/billing/payments';
import { nextAskAt } from './ask-schedule';
import { attemptsUnder } from './ask-provider';
import type { BillingDeps } from '../billing-deps';
import { putOff } from '../payment-repository';
import { recordVerdict, type Settlement } from './record-verdict';
import { judge, type Verdict } from './verdict';

export type { Settlement };

/**
 * Queries the provider about a payment and records the verdict: the only way in which a payment grants Pro, whatever
 * triggered it. Throws MayaUnavailable, without any change, when the provider cannot be queried.
 */
export const settle = (deps: BillingDeps, payment: PaymentRow): Promise<Settlement> =>
  deps.settling(payment.id, async () => {
    const { referenceNumber } = payment;
    const verdict = judge(payment, await attemptsUnder(deps.payments, referenceNumber), deps.clock.now());
    const known = saysNothingNew(payment, verdict);
    if (known && (await isPutOff(deps, payment))) return known;
    const { settlement, concern } = await recordVerdict(deps, payment, verdict);
    if (concern) {
      deps.logger.error({ referenceNumber, ...concern }, 'a person has to look at this payment');
    }
    return settlement;
  });

/**
 * Most answers change nothing and need no lock. Null if a change has to be recorded, or may have to.
 */
const saysNothingNew = (payment: PaymentRow, verdict: Verdict): Settlement | null => {
  const { status, failureReason, providerPaymentId } = payment;
  switch (verdict.outcome) {
    case 'pending':
      return status === 'pending' ? 'pending' : null;
    case 'paid': {
      const isKnown = verdict.kept.some(({ id }) => id === providerPaymentId);
      return status === 'paid' && isKnown && verdict.flaw === failureReason ? 'already_granted' : null;
    }
    case 'failed':
    case 'mismatch':
      return status === 'failed' && verdict.reason === failureReason ? verdict.outcome : null;
    case 'reversed':
      return null;
  }
};

const isPutOff = ({ db, clock }: BillingDeps, payment: PaymentRow) =>
  putOff(db, payment, nextAskAt(payment, clock.now()));
