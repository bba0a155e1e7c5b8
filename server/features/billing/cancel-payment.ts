import type { SubscriptionStatus } from '#shared/billing/schema';
import type { UserId } from '../../db/schema/users';
import { abandon } from './abandon';
import type { BillingParts } from './billing-parts';
import { notAskable } from './not-askable';
import { findPending } from './payment-repository';
import { settle } from './settle';
import { subscriptionStatus } from './subscription-service';

/**
 * Gives up the owner's pending payment, if there is one. The provider is asked first: what was paid is granted instead.
 * Throws UNAVAILABLE when it cannot be asked; the payment stays pending then.
 */
export const cancelPayment = async (parts: BillingParts, owner: UserId): Promise<SubscriptionStatus> => {
  const pending = await findPending(parts.db, owner);
  if (pending) {
    const settlement = await settle(parts, pending).catch((cause: unknown) => {
      throw notAskable(cause, 'so it was not cancelled');
    });
    if (settlement === 'pending') await abandon(parts, pending, 'You cancelled the payment');
  }
  return subscriptionStatus(parts, owner);
};
