import { changeSubscription } from '../../../db/subscriptions';
import type { BillingDeps } from '../billing-deps';
import { lockExpired } from './subscriber-repository';

const batch = 100;

/**
 * Writes down as free whoever's Pro has ended; every check has counted them as free since then. Their files stay, and the
 * date stays to be shown. Safe in many processes: each person is downgraded, and logged, once. Answers how many.
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
        const reason = 'The paid time has ended';
        await changeSubscription(tx, user, after, { cause: 'expiry', reason, createdAt: now });
      }
      return expired.length;
    });
    downgraded += count;
    if (count < batch) return downgraded;
  }
};
