import { builtInTestUserId, type ExpiredUser, type ExpiringUser } from '#shared/test-tools/schema';
import { addDays, daysUntilExpiry } from '#shared/billing/subscription';
import { endsWithTrial } from '#shared/billing/trial';
import type { Db } from '../../db/client';
import type { User, UserId } from '../../db/schema/users';
import {
  changeSubscription,
  lockUser,
  storeTrial,
  trialHolderOf,
  type Subscription,
} from '../../db/subscriptions';
import { AppError } from '../../http/errors/app-error';
import { hasPaidAhead, listExpired, listExpiring } from './repository';
import { isTestAccount, testAccountEmail } from './test-account';
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

const hourMs = 60 * 60 * 1000;

/** Gives a user Pro for the given minutes. Throws NOT_FOUND, and CONFLICT if the test would remove a person's paid time. */
export const createExpiringUser = async (
  deps: TestToolsDeps,
  adminId: UserId,
  { userId, minutesUntilExpiry }: { userId: UserId; minutesUntilExpiry: number },
) => {
  const willExpireAt = new Date(deps.clock.now().getTime() + minutesUntilExpiry * 60_000);
  const { id, email } = await changeForTest(deps, userId, {
    adminId,
    reason: `Subscription test: Pro for ${minutesUntilExpiry} minute${minutesUntilExpiry === 1 ? '' : 's'}`,
    change: () => ({ plan: 'pro', subscriptionExpiresAt: willExpireAt }),
  });
  return { user: { id, email, plan: 'pro' as const, willExpireAt: willExpireAt.toISOString() } };
};

/** Sets the end of a user's paid time to an hour ago, for the expiry job to process. Throws as above. */
export const expireUserNow = async (deps: TestToolsDeps, adminId: UserId, { userId }: { userId: UserId }) => {
  const end = new Date(deps.clock.now().getTime() - hourMs);
  const { id, email, plan } = await changeForTest(deps, userId, {
    adminId,
    reason: 'Subscription test: ended an hour ago',
    // There has to be something to end.
    change: (user) => ({ plan: user.plan === 'free' ? 'pro' : user.plan, subscriptionExpiresAt: end }),
  });
  return { user: { id, email, plan, subscriptionExpiresAt: end.toISOString() } };
};

interface TestChange {
  adminId: UserId;
  reason: string;
  change: (user: User) => Subscription;
}

const changeForTest = (
  { db, clock }: TestToolsDeps,
  userId: UserId,
  { adminId, reason, change }: TestChange,
): Promise<User> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('NOT_FOUND', 'This user could not be found. Please choose another one.');
    const loss = isTestAccount(user) ? null : await lossOf(tx, user, now);
    if (loss) throw notForTests(loss);
    const after = change(user);
    const { trialStartedAt } = user;
    // A trial ends as a trial, only at another time.
    if (trialStartedAt && after.subscriptionExpiresAt && endsWithTrial(trialHolderOf(user)))
      await storeTrial(tx, user.id, { trialStartedAt, trialEndsAt: after.subscriptionExpiresAt });
    await changeSubscription(tx, user, after, { cause: 'test', adminId, reason, createdAt: now });
    return { ...user, ...after };
  });

/** What a test would take away from a person, in a sentence; null if nothing. */
const lossOf = async (tx: Db, user: User, now: Date): Promise<string | null> => {
  if (user.plan !== 'free' && user.subscriptionExpiresAt === null) {
    return `${user.email} has ${user.plan === 'pro' ? 'Pro' : 'Agency'} with no end.`;
  }
  return (await hasPaidAhead(tx, user, now)) ? `${user.email} has paid for time still ahead.` : null;
};

const notForTests = (why: string) =>
  new AppError(
    'CONFLICT',
    `${why} A test would take that away. Please choose a free account, or the test account ${testAccountEmail(builtInTestUserId)}, which the Payment Debug Centre creates.`,
  );
