import type { UserId } from '../../../db/schema/users';
import { abandon } from './abandon';
import type { BillingDeps } from '../billing-deps';
import { findPending } from '../payment-repository';
import { withinOneDeadline } from '../one-deadline';
import { settle } from '../settling/settle';

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
