import type { PaymentToCancel, SubscriptionStatus } from '#shared/billing/schema';
import type { PaymentRow } from '../../../db/schema/billing';
import type { UserId } from '../../../db/schema/users';
import { AppError } from '../../../http/errors/app-error';
import type { BillingDeps } from '../billing-deps';
import { notAskable } from './not-askable';
import { failPending, findPending } from '../payment-repository';
import { withinOneDeadline } from '../one-deadline';
import { nextAskAt } from '../settling/ask-schedule';
import { settle } from '../settling/settle';
import { subscriptionStatus } from '../subscription-service';

/**
 * Cancels this payment of the owner, if it is still pending. Queries the provider first: a paid one is granted instead.
 * Throws CONFLICT when another one is pending, which stays, and UNAVAILABLE when the provider cannot be queried; then the
 * payment stays pending.
 */
export const cancelPayment = async (
  unbounded: BillingDeps,
  owner: UserId,
  { paymentId }: PaymentToCancel,
): Promise<SubscriptionStatus> => {
  const deps = withinOneDeadline(unbounded);
  const pending = await findPending(deps.db, owner);
  if (pending) {
    // An old tab may show an earlier payment.
    if (pending.id !== paymentId) throw anotherIsPending();
    const settlement = await settle(deps, pending).catch((cause: unknown) => {
      throw notAskable(cause, 'so it was not canceled');
    });
    if (settlement === 'pending') await abandon(deps, pending, 'You canceled the payment');
  }
  return subscriptionStatus(deps, owner);
};

const anotherIsPending = () =>
  new AppError(
    'CONFLICT',
    'Another payment was started in the meantime and was kept. The one you chose is no longer pending.',
  );

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

/**
 * Settles the owner's pending payment before the account is deleted. Returns true when the money had arrived and was
 * granted. An unavailable provider does not block the deletion: the reconciler keeps querying, and money that arrives later
 * is recorded for an administrator to refund.
 */
export const closePending = async (unbounded: BillingDeps, owner: UserId): Promise<boolean> => {
  const deps = withinOneDeadline(unbounded);
  const pending = await findPending(deps.db, owner);
  if (!pending) return false;
  try {
    const settlement = await settle(deps, pending);
    if (settlement === 'pending') await abandon(deps, pending, 'The account was deleted before it was paid');
    return settlement === 'granted' || settlement === 'already_granted';
  } catch (error) {
    const { referenceNumber } = pending;
    deps.logger.warn({ err: error, referenceNumber }, 'a payment could not be closed before a deletion');
    return false;
  }
};
