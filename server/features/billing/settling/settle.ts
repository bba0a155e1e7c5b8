import type { PaymentRow } from '../../../db/schema/billing';
import type { BillingDeps } from '../billing-deps';
import { putOff } from '../payment-repository';
import { classOf, type PaymentProvider, type ProviderPayment } from '../../../integrations/maya/maya';
import { nextAskAt } from './ask-schedule';
import { recordVerdict, type Settlement } from './record-verdict';
import { judge, type Verdict, type Attempt } from './verdict';

type Provider = Pick<PaymentProvider, 'paymentsByReference' | 'reversalsOf'>;

/**
 * All attempts that the provider knows under our reference number, with their refunded amounts. Throws MayaUnavailable when
 * the provider cannot be queried.
 */
const attemptsUnder = async (provider: Provider, referenceNumber: string): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  for (const payment of await provider.paymentsByReference(referenceNumber)) {
    attempts.push({ ...payment, givenBackCentavos: await givenBackOf(provider, payment) });
  }
  return attempts;
};

/**
 * Maya also calls a partly refunded payment refunded, so the partial amounts are summed. Pending and failed refunds do not
 * count. Without partial amounts, the whole payment counts as refunded.
 */
const givenBackOf = async (provider: Provider, { id, status, amountCentavos }: ProviderPayment) => {
  if (classOf(status) !== 'reversed') return 0;
  // A void refunds the whole amount.
  if (status === 'VOIDED') return amountCentavos;
  const reversals = await provider.reversalsOf(id);
  if (reversals.length === 0) return amountCentavos;
  const sum = reversals
    .filter((reversal) => reversal.status === 'SUCCESS')
    .reduce((total, part) => total + (part.amountCentavos ?? amountCentavos), 0);
  return Math.min(sum, amountCentavos);
};

export type { Settlement };

/**
 * Queries the provider about a payment and records the verdict: the only way in which a payment grants Pro, whatever
 * triggered it. Throws MayaUnavailable, without any change, when the provider cannot be queried.
 */
export const settle = async (deps: BillingDeps, payment: PaymentRow): Promise<Settlement> =>
  (await settleAndTell(deps, payment)).settlement;

/** `settle`, which also returns what the provider's answer means, whatever could be recorded of it. */
export const settleAndTell = (
  deps: BillingDeps,
  payment: PaymentRow,
): Promise<{ settlement: Settlement; outcome: Verdict['outcome'] }> =>
  deps.settling(payment.id, async () => {
    const { referenceNumber } = payment;
    const verdict = judge(payment, await attemptsUnder(deps.payments, referenceNumber), deps.clock.now());
    const known = saysNothingNew(payment, verdict);
    const { outcome } = verdict;
    if (known && (await isPutOff(deps, payment))) return { settlement: known, outcome };
    const { settlement, concern } = await recordVerdict(deps, payment, verdict);
    if (concern) {
      deps.logger.error({ referenceNumber, ...concern }, 'a person has to look at this payment');
    }
    return { settlement, outcome };
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
