import { expect, test } from 'vitest';
import { requireRoom } from './plan-room';

const now = new Date('2026-11-20T01:00:00Z');
const at = (iso: string) => new Date(iso);
const ask = (plan: 'free' | 'pro' | 'agency', count: number, subscriptionExpiresAt: Date | null = null) => {
  requireRoom({ plan, subscriptionExpiresAt }, count, now);
};

test.each([
  ['free', 3],
  ['pro', 20],
  ['agency', 100],
] as const)('%s has room for %i credentials', (plan, limit) => {
  expect(() => ask(plan, limit - 1)).not.toThrow();
  expect(() => ask(plan, limit)).toThrow(expect.objectContaining({ code: 'PLAN_LIMIT' }));
});

test.each([
  ['free', 3, null, 'Your Free plan allows 3 credentials. Delete one, or upgrade to Pro for 20.'],
  ['pro', 20, null, 'Your Pro plan allows 20 credentials. Delete one to upload another.'],
  ['agency', 100, null, 'Your Agency plan allows 100 credentials. Delete one to upload another.'],
  [
    ...(['pro', 12, at('2026-11-20T01:00:00Z')] as const),
    'Your Free plan allows 3 credentials. Delete 10, or upgrade to Pro for 20.',
  ],
] as const)('%s with %i gets the plan, the limit and the way out', (plan, count, end, message) => {
  expect(() => ask(plan, count, end)).toThrow(message);
});

test('a paid plan counts until its last moment', () => {
  expect(() => ask('pro', 19, at('2026-11-20T01:00:00.001Z'))).not.toThrow();
});
