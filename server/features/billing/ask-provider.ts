import {
  classOf,
  MayaRefused,
  type PaymentProvider,
  type ProviderPayment,
} from '../../integrations/maya/maya';
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
 * Maya calls a payment refunded also when only a part of it went back, so the parts are summed. Where it says refunded and
 * tells no parts, all of it is.
 */
const givenBackOf = async (provider: Provider, { id, status, amountCentavos }: ProviderPayment) => {
  if (classOf(status) !== 'reversed') return 0;
  // A void is of everything.
  if (status === 'VOIDED') return amountCentavos;
  const reversals = await provider.reversalsOf(id).catch((error: unknown) => {
    if (error instanceof MayaRefused) return [];
    throw error;
  });
  const done = reversals.filter((reversal) => reversal.status === 'SUCCESS');
  const parts = done.length > 0 ? done : reversals.filter((reversal) => reversal.status === 'PENDING');
  const sum = parts.reduce((total, part) => total + (part.amountCentavos ?? amountCentavos), 0);
  return sum === 0 ? amountCentavos : Math.min(sum, amountCentavos);
};
