import { beforeEach, describe, expect, test } from 'vitest';
import { changeSubscription, lockUser, storeTrial } from '../../../db/subscriptions';
import { billingLogs, type PaymentRow } from '../../../db/schema/billing';
import type { User } from '../../../db/schema/users';
import { addPayment, addPerson, findPerson } from '../../../testing/content/people';
import { useTwoUsers } from '../../../testing/postgres/use-two-users';
import { findSubscriber, lockExpired, planUntil, wasSetByHandSince } from './subscriber-repository';

const world = useTwoUsers(billingLogs);
const now = world.clock.now();
const days = (count: number) => new Date(now.getTime() + count * 24 * 3600_000);

test('a user is found, locked and changed alone', async () => {
  for (const find of [findSubscriber, lockUser])
    expect(await find(world.db, world.ben.id)).toMatchObject(world.ben);
  const after = { plan: 'pro', subscriptionExpiresAt: days(30) } as const;
  await changeSubscription(world.db, world.ben, after, { cause: 'payment', reason: 'Paid', createdAt: now });
  expect(await findPerson(world, world.ben.id)).toMatchObject(after);
  expect(await findPerson(world, world.ana.id)).toMatchObject({ plan: 'free', subscriptionExpiresAt: null });
});

test('the ended are those whose paid plan ended by now, the first to end first, up to a count', async () => {
  const ends = async (plan: User['plan'], subscriptionExpiresAt: Date | null) =>
    (await addPerson(world, { plan, subscriptionExpiresAt })).id;
  await ends('pro', new Date(now.getTime() + 1));
  await ends('pro', null);
  await ends('free', days(-3));
  const [second, third, first] = [
    await ends('pro', days(-1)),
    await ends('agency', now),
    await ends('pro', days(-2)),
  ];
  const expired = async (limit: number) => (await lockExpired(world.db, now, limit)).map(({ id }) => id);
  expect(await expired(9)).toEqual([first, second, third]);
  expect(await expired(2)).toEqual([first, second]);
});

test('a trial is stored for its owner alone', async () => {
  const trial = { trialStartedAt: now, trialEndsAt: days(7) };
  await storeTrial(world.db, world.ben.id, trial);
  expect(await findPerson(world, world.ben.id)).toMatchObject(trial);
  expect(await findPerson(world, world.ana.id)).toMatchObject({ trialStartedAt: null, trialEndsAt: null });
});

type Log = Partial<typeof billingLogs.$inferInsert>;

const log = (cause: (typeof billingLogs.$inferInsert)['cause'], given: Log = {}) =>
  world.db.insert(billingLogs).values({
    userId: world.ana.id,
    cause,
    oldStatus: 'free',
    newStatus: 'free',
    reason: 'Test',
    createdAt: now,
    ...given,
  });

describe('an administrator’s change since a payment', () => {
  let payment: PaymentRow;
  let other: PaymentRow;
  beforeEach(async () => {
    payment = await addPayment(world, world.ana.id, { status: 'paid' });
    other = await addPayment(world, world.ana.id, { status: 'paid' });
    await log('admin', { newStatus: 'pro' });
    await log('payment', { paymentId: payment.id, newStatus: 'pro' });
  });
  const isSet = () => wasSetByHandSince(world.db, world.ana.id, payment.id);

  test('is none that came before, was another user’s, changed nothing or was not an administrator’s', async () => {
    expect(await isSet()).toBe(false);
    await log('admin', { userId: world.ben.id, newStatus: 'pro' });
    await log('admin', { newExpiresAt: null });
    await log('expiry', { oldStatus: 'pro', oldExpiresAt: now });
    expect(await isSet()).toBe(false);
  });

  test.each([
    ['the plan', { oldStatus: 'pro' }],
    ['its end alone', { oldExpiresAt: now, newExpiresAt: days(3) }],
  ] as [string, Log][])('counts where it changed %s, whatever came after', async (_what, change) => {
    await log('admin', change);
    expect(await isSet()).toBe(true);
    await log('payment', { paymentId: other.id, newStatus: 'pro' });
    await log('refund', { paymentId: payment.id, oldStatus: 'pro' });
    expect(await isSet()).toBe(true);
  });

  test('is any of a payment that was never granted', async () => {
    expect(await wasSetByHandSince(world.db, world.ana.id, other.id)).toBe(true);
  });
});

describe('the plan until an end', () => {
  const end = days(-1);

  test('is the user’s own while it is a paid one', async () => {
    const carla = await addPerson(world, { plan: 'agency' });
    await log('expiry', { userId: carla.id, oldStatus: 'pro', oldExpiresAt: end });
    expect(await planUntil(world.db, carla.id, end)).toBe('agency');
  });

  test('is what the expiry of that end logged last, and Pro where nothing did', async () => {
    await log('expiry', { userId: world.ben.id, oldStatus: 'agency', oldExpiresAt: end });
    await log('expiry', { oldStatus: 'agency', oldExpiresAt: days(-2) });
    await log('admin', { oldStatus: 'agency', oldExpiresAt: end });
    expect(await planUntil(world.db, world.ana.id, end)).toBe('pro');
    await log('expiry', { oldStatus: 'pro', oldExpiresAt: end });
    await log('expiry', { oldStatus: 'agency', oldExpiresAt: end });
    expect(await planUntil(world.db, world.ana.id, end)).toBe('agency');
  });
});
