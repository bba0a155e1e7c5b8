import { endsWithTrial } from '#shared/billing/trial';
import { changeSubscription, trialHolderOf } from '../../../db/subscriptions';
import type { BillingDeps } from '../billing-deps';
import { lockExpired } from './subscriber-repository';

const batch = 100;

/**
 * Records users whose Pro has ended as Free; every check has treated them as such since the end. Their files and the end
 * date stay. Safe in many processes: each user is downgraded, and logged, once. Returns the count.
 */
export const expireSubscriptions = async ({
  db,
  clock,
}: Pick<BillingDeps, 'db' | 'clock'>): Promise<number> => {
  let downgraded = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const now = clock.now();
      const expired = await lockExpired(tx, now, batch);
      for (const user of expired) {
        const after = { plan: 'free', subscriptionExpiresAt: user.subscriptionExpiresAt } as const;
        const isTrial = endsWithTrial(trialHolderOf(user));
        const reason = isTrial ? 'The free trial has ended' : 'The paid time has ended';
        await changeSubscription(tx, user, after, { cause: 'expiry', reason, createdAt: now });
      }
      return expired.length;
    });
    downgraded += count;
    if (count < batch) return downgraded;
  }
};
