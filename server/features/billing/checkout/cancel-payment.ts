import type { PaymentToCancel, SubscriptionStatus } from '#shared/billing/schema';
import type { UserId } from '../../../db/schema/users';
import { AppError } from '../../../http/errors/app-error';
import { abandon } from './abandon';
import type { BillingDeps } from '../billing-deps';
import { notAskable } from './not-askable';
import { findPending } from '../payment-repository';
import { withinOneDeadline } from '../one-deadline';
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
