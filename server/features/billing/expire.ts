import type { BillingParts } from './billing-parts';
import { insertBillingLog, lockExpired, updateSubscription } from './subscriber-repository';

const batch = 100;

/**
 * Writes down as free whoever's Pro has ended; every check has counted them as free since then. Their files stay, and the
 * date stays to be shown. Safe in many processes: each person is downgraded, and logged, once. Answers how many.
 */
export const expireSubscriptions = async ({
  db,
  clock,
}: Pick<BillingParts, 'db' | 'clock'>): Promise<number> => {
  let downgraded = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const now = clock.now();
      const expired = await lockExpired(tx, now, batch);
      for (const user of expired) {
        await updateSubscription(tx, user.id, {
          plan: 'free',
          subscriptionExpiresAt: user.subscriptionExpiresAt,
        });
        await insertBillingLog(tx, {
          ...{ userId: user.id, cause: 'expiry', oldStatus: user.plan, newStatus: 'free', createdAt: now },
          ...{ oldExpiresAt: user.subscriptionExpiresAt, newExpiresAt: user.subscriptionExpiresAt },
          reason: 'The paid time has ended',
        });
      }
      return expired.length;
    });
    downgraded += count;
    if (count < batch) return downgraded;
  }
};
