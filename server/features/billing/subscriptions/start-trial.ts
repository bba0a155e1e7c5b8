import { addDays } from '#shared/billing/subscription';
import { trialDays, whyNoTrial } from '#shared/billing/trial';
import type { UserId } from '../../../db/schema/users';
import { changeSubscription, lockUser, storeTrial, trialHolderOf } from '../../../db/subscriptions';
import { findUsedTrial } from '../../../db/used-trials';
import { AppError } from '../../../http/errors/app-error';
import type { BillingDeps } from '../billing-deps';

/**
 * Starts the owner's 7 days of Pro, which end by themselves. Throws CONFLICT, with the reason for the user, where the plan is
 * not Free or the person has had their trial, with this account or one that they deleted; the row lock makes concurrent calls take turns.
 */
export const startTrial = async (
  { db, clock, logger, pseudonyms }: Pick<BillingDeps, 'db' | 'clock' | 'logger' | 'pseudonyms'>,
  owner: UserId,
): Promise<void> => {
  const endsAt = await db.transaction(async (tx) => {
    const user = await lockUser(tx, owner);
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    const now = clock.now();
    // Also where the former account was deleted while this one was being created.
    const used = user.trialStartedAt ? undefined : await findUsedTrial(tx, pseudonyms, user, now);
    const refusal = whyNoTrial(trialHolderOf({ ...user, ...used }), now);
    if (refusal !== null) throw new AppError('CONFLICT', refusal);
    const end = addDays(now, trialDays);
    await storeTrial(tx, owner, { trialStartedAt: now, trialEndsAt: end });
    await changeSubscription(
      tx,
      user,
      { plan: 'pro', subscriptionExpiresAt: end },
      { cause: 'trial', reason: `Started the free trial of ${trialDays} days`, createdAt: now },
    );
    return end;
  });
  logger.info({ userId: owner, endsAt }, 'a trial was started');
};
