import { classOf, type PaymentProvider, type ProviderPayment } from '../../../integrations/maya/maya';
import type { Attempt } from './verdict';

type Provider = Pick<PaymentProvider, 'paymentsByReference' | 'reversalsOf'>;

/**
 * Every attempt that the provider knows under our reference number, and how much of each has been given back. Throws
 * MayaUnavailable when the provider cannot be asked.
 */
export const attemptsUnder = async (provider: Provider, referenceNumber: string): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  for (const payment of await provider.paymentsByReference(referenceNumber)) {
    attempts.push({ ...payment, givenBackCentavos: await givenBackOf(provider, payment) });
  }
  return attempts;
};

/**
 * Maya calls a payment refunded also when only a part of it went back, so the parts are summed. What is still on its way back,
 * or did not get there, is not given back yet. Where Maya says refunded and tells no parts, all of it is.
 */
const givenBackOf = async (provider: Provider, { id, status, amountCentavos }: ProviderPayment) => {
  if (classOf(status) !== 'reversed') return 0;
  // A void is of everything.
  if (status === 'VOIDED') return amountCentavos;
  const reversals = await provider.reversalsOf(id);
  if (reversals.length === 0) return amountCentavos;
  const sum = reversals
    .filter((reversal) => reversal.status === 'SUCCESS')
    .reduce((total, part) => total + (part.amountCentavos ?? amountCentavos), 0);
  return Math.min(sum, amountCentavos);
};
