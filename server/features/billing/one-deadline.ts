import { DeadlineExceeded, sharedDeadline } from '../../integrations/deadline';
import { MayaUnavailable, MayaUnknownOutcome, type PaymentProvider } from '../../integrations/maya/maya';
import type { BillingDeps } from './billing-deps';

/**
 * For a call that someone waits for: everything that it asks the provider, one question after the other, and what it waits for of
 * other callers' questions, takes 20 s together. What comes later counts as no answer.
 */
export const withinOneDeadline = (deps: BillingDeps): BillingDeps => {
  const deadline = sharedDeadline(deps.maxCallMs);
  const within = <T>(work: () => Promise<T>, late: (cause: DeadlineExceeded) => Error): Promise<T> =>
    deadline.step('The payment provider', work).catch((error: unknown) => {
      throw error instanceof DeadlineExceeded ? late(error) : error;
    });
  const ask = <T>(work: () => Promise<T>) =>
    within(work, (cause) => new MayaUnavailable('Maya did not answer in time', { cause }));
  const change = <T>(work: () => Promise<T>) =>
    within(work, (cause) => new MayaUnknownOutcome('Maya did not answer in time', { cause }));
  const { payments, settling } = deps;
  const bounded: Pick<
    PaymentProvider,
    'createCheckout' | 'paymentsByReference' | 'paymentById' | 'cancel' | 'reversalsOf'
  > = {
    createCheckout: (request) => change(() => payments.createCheckout(request)),
    paymentsByReference: (reference) => ask(() => payments.paymentsByReference(reference)),
    paymentById: (id) => ask(() => payments.paymentById(id)),
    cancel: (id) => change(() => payments.cancel(id)),
    reversalsOf: (id) => ask(() => payments.reversalsOf(id)),
  };
  return {
    ...deps,
    payments: { ...payments, ...bounded },
    settling: (key, work) => ask(() => settling(key, work)),
  };
};
