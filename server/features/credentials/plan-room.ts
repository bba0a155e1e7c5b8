import { effectivePlan, plans } from '#shared/billing/plans';
import type { User } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';

/** Refuses one more credential where the plan that counts now has no room for it. */
export const requireRoom = (
  owner: Pick<User, 'plan' | 'subscriptionExpiresAt'>,
  count: number,
  now: Date,
) => {
  const plan = effectivePlan(owner, now);
  const { name, credentials: limit } = plans[plan];
  if (count < limit) return;
  // After a paid plan there may be more than this one allows.
  const deleteSome = `Delete ${count === limit ? 'one' : count - limit + 1}`;
  const wayOut =
    plan === 'free'
      ? `${deleteSome}, or upgrade to ${plans.pro.name} for ${plans.pro.credentials}.`
      : `${deleteSome} to upload another.`;
  throw new AppError('PLAN_LIMIT', `Your ${name} plan allows ${limit} credentials. ${wayOut}`);
};
