import { beforeEach, describe, expect, test } from 'vitest';
import { subscriptionNotices } from '../../../db/schema/billing';
import { users, type User } from '../../../db/schema/users';
import { addPerson } from '../../../testing/content/people';
import { useDatabase } from '../../../testing/postgres/use-database';
import { setPlan } from '../../../testing/billing/subscriptions';
import {
  findStillToNotify,
  findToNotify,
  giveBackNotice,
  takeNotice,
  type Notified,
  type NoticeKind,
} from './notice-repository';

const world = useDatabase();
const now = world.clock.now();
const ms = (count: number) => new Date(now.getTime() + count);
const hours = (count: number) => ms(count * 3600_000);
const window = { after: now, until: hours(24) };

beforeEach(() => world.db.delete(users).then(() => {}));

const ending = (subscriptionExpiresAt: Date, given: Partial<User> = {}) =>
  addPerson(world, { plan: 'pro', subscriptionExpiresAt, ...given });
const notified = ({ id, email, firstName, lastName, subscriptionExpiresAt }: User): Notified => ({
  id,
  email,
  firstName,
  lastName,
  expiresAt: subscriptionExpiresAt ?? now,
  isTrial: false,
});
const take = (userId: string, kind: NoticeKind, expiresAt: Date) =>
  takeNotice(world.db, { userId, kind, expiresAt, sentAt: now });
const find = (kind: NoticeKind = 'one_day', limit = 9, last?: Notified) =>
  findToNotify(world.db, kind, window, limit, last);

test('a notice goes to those whose plan ends after one moment and by another', async () => {
  await ending(now);
  await ending(ms(24 * 3600_000 + 1));
  await addPerson(world, { plan: 'pro' });
  const [last, first] = [await ending(hours(24)), await ending(ms(1))];
  expect(await find()).toEqual([first, last].map(notified));
});

test('no user is told about an address that is not verified, and of a plan that is over only that it ended', async () => {
  await ending(hours(1), { emailVerified: false });
  const over = await ending(hours(2), { plan: 'free' });
  expect(await find('seven_days')).toEqual([]);
  expect(await find('one_day')).toEqual([]);
  expect(await find('ended')).toEqual([notified(over)]);
});

test('a trial’s notices say that it is one, and there is none a week before its end', async () => {
  const [soon, later] = [hours(1), hours(3)];
  const ana = await ending(soon, { trialStartedAt: hours(-7 * 24), trialEndsAt: soon });
  const ben = await ending(hours(2), { trialStartedAt: hours(-9 * 24), trialEndsAt: hours(-2 * 24) });
  expect(await find()).toEqual([{ ...notified(ana), isTrial: true }, notified(ben)]);
  expect(await find('seven_days')).toEqual([notified(ben)]);
  await ending(later, { plan: 'free', trialStartedAt: hours(-7 * 24), trialEndsAt: later });
  expect((await find('ended')).map(({ isTrial }) => isTrial)).toEqual([true, false, true]);
});

test('who received this notice of this end does not receive it again', async () => {
  const end = hours(1);
  const [ana, ben] = [await ending(end), await ending(hours(2))];
  await take(ben.id, 'one_day', end);
  await take(ana.id, 'seven_days', end);
  await take(ana.id, 'one_day', hours(5));
  expect(await find()).toEqual([ana, ben].map(notified));
  expect(await take(ana.id, 'one_day', end)).toBe(true);
  expect(await take(ana.id, 'one_day', end)).toBe(false);
  expect(await find()).toEqual([notified(ben)]);
});

test('pages go on after the last one, also among plans that end together', async () => {
  const people = [];
  for (const hour of [3, 2, 2, 2, 1]) people.push(notified(await ending(hours(hour))));
  const seen: Notified[] = [];
  for (const length of [2, 2, 1, 0]) {
    const page = await find('one_day', 2, seen.at(-1));
    expect(page).toHaveLength(length);
    seen.push(...page);
  }
  const inOrder = people.sort(
    (one, other) => one.expiresAt.getTime() - other.expiresAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  expect(seen).toEqual(inOrder);
});

describe('just before it is sent', () => {
  const still = (user: User, kind: NoticeKind = 'one_day') =>
    findStillToNotify(world.db, kind, window, notified(user));

  test('a notice still applies to the user it was for, as they are now', async () => {
    await ending(hours(1));
    const ana = await ending(hours(1));
    expect(await still(ana)).toEqual(notified(ana));
  });

  test('it no longer does where the end moved, or the plan is over', async () => {
    const [ana, ben] = [await ending(hours(1)), await ending(hours(1))];
    await setPlan(world, ana.id, 'pro', hours(2));
    expect(await still(ana)).toBeUndefined();
    await setPlan(world, ben.id, 'free', hours(1));
    expect(await still(ben)).toBeUndefined();
    expect(await still(ben, 'ended')).toEqual(notified(ben));
  });
});

test('a notice that was not sent is released alone', async () => {
  const [ana, ben] = [await ending(hours(1)), await ending(hours(1))];
  const others: [string, NoticeKind, Date][] = [
    [ana.id, 'seven_days', hours(1)],
    [ana.id, 'one_day', hours(2)],
    [ben.id, 'one_day', hours(1)],
  ];
  for (const other of others) await take(...other);
  await take(ana.id, 'one_day', hours(1));
  await giveBackNotice(world.db, ana.id, 'one_day', hours(1));
  expect(await world.db.$count(subscriptionNotices)).toBe(others.length);
  for (const other of others) expect(await take(...other)).toBe(false);
});
