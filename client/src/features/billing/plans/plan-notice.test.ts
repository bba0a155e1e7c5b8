import { expect, test } from 'vitest';
import { endedLately, planNotice, localStatusOf } from './plan-notice';

const now = new Date('2026-11-20T00:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const noticeIn = (hours: number) =>
  planNotice(localStatusOf({ plan: 'pro', subscriptionExpiresAt: inHours(hours), trial: null }, now));

test.each([
  [7 * 24 + 0.01, null, null],
  [7 * 24, 'expiring', 7],
  [6 * 24 - 1, 'expiring', 6],
  [24, 'expiring', 1],
  [0.01, 'expiring', 1],
  [0, 'expired', 0],
  [-24, 'expired', -1],
])('%s hours before the end: %s, %s days left', (hours, kind, daysLeft) => {
  const notice = noticeIn(hours);
  expect(notice?.kind ?? null).toBe(kind);
  expect(notice ? notice.daysLeft + 0 : null).toBe(daysLeft);
});

test('without an end there is no notice', () => {
  expect(
    planNotice(localStatusOf({ plan: 'pro', subscriptionExpiresAt: null, trial: null }, now)),
  ).toBeNull();
});

test.each([
  [1, false],
  [-1, true],
  [-6.9 * 24, true],
  [-7 * 24, false],
])('%s hours from the end it counts as ended lately: %s', (hours, lately) => {
  const notice = noticeIn(hours);
  expect(notice !== null && endedLately(notice)).toBe(lately);
});

test('the ended plan comes from the server, not a guess', () => {
  const status = localStatusOf({ plan: 'free', subscriptionExpiresAt: inHours(-1), trial: null }, now);
  expect(planNotice(status)?.plan).toBeNull();
  expect(planNotice({ ...status, endedPlan: 'agency' })?.plan).toBe('agency');
});

test('the end of a trial is known as one, unless a purchase has moved it', () => {
  const trial = { startedAt: inHours(-24), endsAt: inHours(6 * 24) };
  const noticeOf = (subscriptionExpiresAt: string) =>
    planNotice(localStatusOf({ plan: 'pro', subscriptionExpiresAt, trial }, now));
  expect(noticeOf(trial.endsAt)).toMatchObject({ kind: 'expiring', daysLeft: 6, isTrial: true });
  expect(noticeOf(inHours(5 * 24))).toMatchObject({ isTrial: false });
});
