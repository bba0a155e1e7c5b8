import type { PaymentRow } from '../../../db/schema/billing';
import { nextAskAt } from '../settling/ask-schedule';
import type { BillingDeps } from '../billing-deps';
import { failPending } from '../payment-repository';

/**
 * Abandons a payment on our side and cancels it at the provider if possible. If money arrives anyway, the payment is
 * granted.
 */
export const abandon = async (deps: BillingDeps, payment: PaymentRow, reason: string) => {
  await cancelAtProvider(deps, payment);
  await failPending(deps.db, payment.id, {
    failureReason: reason,
    nextAskAt: nextAskAt({ ...payment, status: 'failed' }, deps.clock.now()),
  });
};

/** Cancels every attempt that can be canceled; a failure does not keep the others open. */
const cancelAtProvider = async ({ payments, logger }: BillingDeps, { referenceNumber }: PaymentRow) => {
  const note = (error: unknown) =>
    logger.info({ err: error, referenceNumber }, 'an abandoned payment could not be canceled at Maya');
  const attempts = await payments.paymentsByReference(referenceNumber).catch((error: unknown) => {
    note(error);
    return [];
  });
  for (const { id } of attempts) await payments.cancel(id).catch(note);
};
