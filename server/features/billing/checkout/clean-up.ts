import type { CleanedTransaction } from '#shared/admin-billing/schema';
import type { PaymentRow } from '../../../db/schema/billing';
import type { UserId } from '../../../db/schema/users';
import { lockUser, noteOnSubscription } from '../../../db/subscriptions';
import { MayaRefused, MayaUnavailable } from '../../../integrations/maya/maya';
import { abandon } from './cancel-payment';
import { nextAskAt } from '../settling/ask-schedule';
import type { BillingDeps } from '../billing-deps';
import { failPending, findPending, lockPayment } from '../payment-repository';
import { withinOneDeadline } from '../one-deadline';
import { settle, type Settlement } from '../settling/settle';

interface By {
  adminId: UserId;
  /** For administrators only, never shown to the customer. */
  reason: string;
}

type Outcome = CleanedTransaction['outcome'];

/** The text for the customer. */
const removedBySupport = 'Removed by our support before it was paid';

/**
 * Cleans up a user's pending payments for an administrator. Queries the provider first: paid ones are granted, only unpaid
 * ones are abandoned, with the reason in the billing log. If the provider cannot be queried, the payment stays. With a
 * reference number, only that payment is changed; another one is 'kept'.
 */
export const cleanUpPending = async (
  unbounded: BillingDeps,
  owner: UserId,
  { referenceNumber, ...by }: By & { referenceNumber?: string | undefined },
): Promise<CleanedTransaction[]> => {
  const deps = withinOneDeadline(unbounded);
  // The database allows one per user.
  const pending = await findPending(deps.db, owner);
  if (!pending) return [];
  const isMeant = referenceNumber === undefined || referenceNumber === pending.referenceNumber;
  const outcome = isMeant ? await end(deps, pending, by) : 'kept';
  return [{ referenceNumber: pending.referenceNumber, outcome }];
};

const end = async (deps: BillingDeps, payment: PaymentRow, by: By): Promise<Outcome> => {
  const settlement = await settle(deps, payment).catch((error: unknown) => notSettled(deps, payment, error));
  if (settlement !== 'pending') return settlement === 'already_granted' ? 'granted' : settlement;
  const found = await giveUp(deps, payment, by);
  if (found !== 'pending') return found === 'paid' ? 'granted' : found;
  // Already abandoned here, so this only cancels it at the provider. Money that arrives anyway is granted.
  await abandon(deps, payment, removedBySupport);
  return 'removed';
};

const notSettled = (
  { logger }: BillingDeps,
  { referenceNumber }: PaymentRow,
  error: unknown,
): Exclude<Outcome, Settlement> => {
  const outcome =
    error instanceof MayaUnavailable ? 'unavailable' : error instanceof MayaRefused ? 'refused' : 'error';
  logger.warn({ err: error, referenceNumber, outcome }, 'a payment could not be settled to clean up');
  return outcome;
};

/** Returns the payment's state at the update: it may have been settled since the query. */
const giveUp = ({ db, clock }: BillingDeps, { id, userId }: PaymentRow, { adminId, reason }: By) =>
  db.transaction(async (tx): Promise<PaymentRow['status']> => {
    const now = clock.now();
    const subscriber = userId ? await lockUser(tx, userId) : undefined;
    const payment = await lockPayment(tx, id);
    if (payment.status !== 'pending') return payment.status;
    await failPending(tx, id, {
      failureReason: removedBySupport,
      nextAskAt: nextAskAt({ ...payment, status: 'failed' }, now),
    });
    if (subscriber) {
      await noteOnSubscription(tx, subscriber, {
        cause: 'admin',
        adminId,
        paymentId: id,
        reason,
        createdAt: now,
        transactionReference: payment.referenceNumber,
      });
    }
    return 'pending';
  });
