import { expect, test } from 'vitest';
import { addDays } from '#shared/billing/subscription';
import { grant, takeBack, type Subscriber } from './subscription-change';

const start = new Date('2026-11-01T00:00:00Z');
const at = (days: number) => addDays(start, days);
const pro = (until: number | null): Subscriber => ({
  plan: 'pro',
  subscriptionExpiresAt: until === null ? null : at(until),
});
const free: Subscriber = { plan: 'free', subscriptionExpiresAt: null };

test.each([
  ['a Free user starts now', free, pro(30), [0, 30]],
  ['paying again adds to the end', pro(10), pro(40), [10, 40]],
  ['Pro that has ended begins anew', pro(-5), pro(30), [0, 30]],
  ['Pro that ends at this moment begins anew', pro(0), pro(30), [0, 30]],
  ['Pro without an end stays without', pro(null), pro(null), [0, 30]],
  ['written down as free after its end', { ...free, subscriptionExpiresAt: at(-5) }, pro(30), [0, 30]],
])('%s', (_name, before, after, [from = 0, to = 0]) => {
  const granted = grant(before, 30, at(0));
  expect(granted.subscriber).toEqual(after);
  expect(granted.period).toEqual({ start: at(from), end: at(to) });
});

test('Agency stays Agency', () => {
  const agency: Subscriber = { plan: 'agency', subscriptionExpiresAt: at(3) };
  expect(grant(agency, 30, at(0)).subscriber).toEqual({ plan: 'agency', subscriptionExpiresAt: at(33) });
  expect(grant({ ...agency, subscriptionExpiresAt: null }, 30, at(0)).subscriber).toEqual({
    ...agency,
    subscriptionExpiresAt: null,
  });
});

const period = (from: number, to: number) => ({ start: at(from), end: at(to) });

test.each<[string, Subscriber, ReturnType<typeof period>, number, Subscriber, number]>([
  ['the only payment: the plan ends', pro(30), period(0, 30), 20, free, 10],
  ['the first of two: the second moves up, whole', pro(60), period(0, 30), 20, pro(50), 10],
  ['the second of two, not begun: the first stays whole', pro(60), period(30, 60), 20, pro(30), 30],
  ['one whose days are over: nothing', pro(60), period(0, 30), 40, pro(60), 0],
  ['an end that an administrator shortened: no more than is there', pro(25), period(0, 30), 20, free, 5],
  ['no end: an administrator gave that', pro(null), period(0, 30), 20, pro(null), 0],
  ['a plan that has ended: nothing', pro(20), period(0, 30), 25, pro(20), 0],
  ['a plan that ends at this moment: nothing', pro(20), period(0, 30), 20, pro(20), 0],
  [
    'an Agency plan without an end, on the day before its days are over: nothing',
    { plan: 'agency', subscriptionExpiresAt: null },
    period(0, 30),
    29,
    { plan: 'agency', subscriptionExpiresAt: null },
    0,
  ],
  [
    'free with an end that is to come, as an administrator may leave it: nothing',
    { ...free, subscriptionExpiresAt: at(60) },
    period(0, 30),
    20,
    { ...free, subscriptionExpiresAt: at(60) },
    0,
  ],
  ['free by now: nothing', free, period(0, 30), 20, free, 0],
])('a refund of %s', (_name, before, refunded, day, after, unusedDays) => {
  const taken = takeBack(before, refunded, at(day));
  expect(taken.subscriber).toEqual(after);
  expect(taken.unusedMs).toBe(unusedDays * 24 * 3600_000);
});
