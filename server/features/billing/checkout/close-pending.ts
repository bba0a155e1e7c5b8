import type { UserId } from '../../../db/schema/users';
import { abandon } from './abandon';
import type { BillingDeps } from '../billing-deps';
import { findPending } from '../payment-repository';
import { settle } from '../settling/settle';

/**
 * Ends what the owner has pending, as their account is about to be deleted. The provider is asked first; true when the money
 * had arrived and was granted. A provider that does not answer stops no deletion: the reconciler keeps asking, and money
 * that arrives later is recorded for an administrator to refund.
 */
export const closePending = async (deps: BillingDeps, owner: UserId): Promise<boolean> => {
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
