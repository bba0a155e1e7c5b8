import { classOf, type PaymentProvider, type ProviderPayment } from '../../../integrations/maya/maya';
import type { Attempt } from './verdict';

type Provider = Pick<PaymentProvider, 'paymentsByReference' | 'reversalsOf'>;

/**
 * All attempts that the provider knows under our reference number, with their refunded amounts. Throws MayaUnavailable when
 * the provider cannot be queried.
 */
export const attemptsUnder = async (provider: Provider, referenceNumber: string): Promise<Attempt[]> => {
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
