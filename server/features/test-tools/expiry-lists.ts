import type { ExpiredUser, ExpiringUser } from '#shared/test-tools/schema';
import { addDays, daysUntilExpiry } from '#shared/billing/subscription';
import type { User, UserId } from '../../db/schema/users';
import { listExpired, listExpiring } from './repository';
import type { TestToolsDeps } from './test-tools-deps';

const maxListed = 100;
const dayMs = 24 * 60 * 60 * 1000;

/** Both lists exclude users without an end, so there always is one. */
const withEnd = ({ id, email, plan, subscriptionExpiresAt }: User) => ({
  id,
  email,
  plan,
  end: subscriptionExpiresAt ?? new Date(NaN),
});

export const expiredSubscriptions = async ({
  db,
  clock,
}: TestToolsDeps): Promise<{ count: number; users: ExpiredUser[] }> => {
  const now = clock.now();
  const { count, rows } = await listExpired(db, now, maxListed);
  const users = rows.map(withEnd).map(({ end, ...user }) => ({
    ...user,
    subscriptionExpiresAt: end.toISOString(),
    daysExpired: Math.floor((now.getTime() - end.getTime()) / dayMs),
  }));
  return { count, users };
};

export const expiringSubscriptions = async (
  { db, clock }: TestToolsDeps,
  days: number,
): Promise<{ count: number; users: ExpiringUser[] }> => {
  const now = clock.now();
  const { count, rows } = await listExpiring(db, { now, until: addDays(now, days) }, maxListed);
  const users = rows.map(withEnd).map(({ end, ...user }) => ({
    ...user,
    subscriptionExpiresAt: end.toISOString(),
    daysUntilExpiry: daysUntilExpiry(end, now) ?? 0,
  }));
  return { count, users };
};

/** Does now what the expiry job does every minute. */
export const processExpired = async (deps: TestToolsDeps, adminId: UserId) => {
  const downgraded = await deps.expireSubscriptions();
  deps.logger.info({ adminId, downgraded }, 'ended subscriptions were recorded manually');
  return { downgraded };
};
