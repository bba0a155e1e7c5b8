import { expect, test } from 'vitest';
import { afterNoAnswer, nextAskAt } from './ask-schedule';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const createdAt = new Date('2026-11-20T01:00:00Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);

type Row = [status: 'pending' | 'failed' | 'paid' | 'refunded', from: number, wait: number | null];

// Each row holds from its age on, until the next row of its status.
const schedule: Row[] = [
  ['pending', 0, minute],
  ['pending', 15 * minute, 5 * minute],
  ['pending', 90 * day, 5 * minute],
  ['failed', 0, 5 * minute],
  ['failed', 80 * minute, hour],
  ['failed', day, day],
  ['failed', 7 * day, null],
  ['paid', 0, 6 * hour],
  ['paid', 2 * day, day],
  ['paid', 35 * day, 7 * day],
  ['paid', 180 * day, null],
  ['refunded', 0, 5 * minute],
  ['refunded', 80 * minute, null],
];

const waitOf = (status: Row[0], age: number, paidAt: Date | null = null) => {
  const now = new Date((paidAt ?? createdAt).getTime() + age);
  const next = nextAskAt({ status, createdAt, paidAt }, now);
  return next && next.getTime() - now.getTime();
};

test.each(schedule)('a %s payment that is %i ms old is queried again after %s ms', (status, from, wait) => {
  expect(waitOf(status, from)).toBe(wait);
});

const turns = schedule.flatMap(([status, from], index) => {
  const before = schedule[index - 1];
  return before?.[0] === status ? [[status, from, before[2]] as const] : [];
});
test.each(turns)('a %s payment one moment before it is %i ms old: after %s ms', (status, from, wait) => {
  expect(waitOf(status, from - 1)).toBe(wait);
});

test('a paid one is counted from its payment, not from its checkout', () => {
  expect(waitOf('paid', hour, after(50 * day))).toBe(6 * hour);
});

test('a refunded one is counted from its checkout', () => {
  expect(nextAskAt({ status: 'refunded', createdAt, paidAt: after(day) }, after(day + minute))).toBeNull();
});

test.each([
  [0, 5 * minute],
  [50 * minute, 5 * minute],
  [100 * minute, 10 * minute],
  [10 * day, day],
  [400 * day, day],
])('without an answer for %i ms it is queried again after %i ms', (age, wait) => {
  expect(afterNoAnswer({ createdAt }, after(age))).toEqual(after(age + wait));
});
