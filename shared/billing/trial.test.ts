import { describe, expect, test } from 'vitest';
import { endsWithTrial, mayStartTrial, whyNoTrial } from './trial';

const now = new Date('2026-11-23T01:00:00Z');
const trial = { startedAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-27T01:00:00.000Z' };
const free = { plan: 'free', subscriptionExpiresAt: null, trial: null } as const;

describe('the trial is refused', () => {
  test.each([
    [
      'while it runs',
      { plan: 'pro', subscriptionExpiresAt: trial.endsAt, trial },
      'Your free Pro trial is active until Nov 27, 2026.',
    ],
    [
      'once it was used',
      { plan: 'free', subscriptionExpiresAt: '2026-11-22T00:00:00.000Z', trial },
      'You already used your free trial on Nov 20, 2026. Pro is ₱99 for 30 days.',
    ],
    [
      'once it ended, before the expiry job has recorded that',
      { plan: 'pro', subscriptionExpiresAt: now.toISOString(), trial },
      'You already used your free trial on Nov 20, 2026. Pro is ₱99 for 30 days.',
    ],
    [
      'to a paying user',
      { plan: 'pro', subscriptionExpiresAt: '2026-12-20T01:00:00.000Z', trial: null },
      'Your Pro plan is active until Dec 20, 2026. There is nothing to try.',
    ],
    [
      'to a user with Pro for good',
      { plan: 'pro', subscriptionExpiresAt: null, trial },
      'Your Pro plan has no end. There is nothing to try.',
    ],
    [
      'on the Agency plan',
      { plan: 'agency', subscriptionExpiresAt: null, trial: null },
      'Your Agency plan includes everything in Pro. There is nothing to try.',
    ],
  ] as const)('%s', (_, holder, reason) => {
    expect(whyNoTrial(holder, now)).toBe(reason);
  });
});

test('the trial is open to a free user, also after a plan that was paid', () => {
  expect(whyNoTrial(free, now)).toBeNull();
  expect(
    whyNoTrial({ ...free, plan: 'pro', subscriptionExpiresAt: '2026-11-22T00:00:00.000Z' }, now),
  ).toBeNull();
  expect(mayStartTrial(free)).toBe(true);
  expect(mayStartTrial({ ...free, trial })).toBe(false);
  expect(mayStartTrial({ ...free, plan: 'pro' })).toBe(false);
});

test('a plan ends with the trial only while its end is the trial’s', () => {
  expect(endsWithTrial({ plan: 'pro', subscriptionExpiresAt: trial.endsAt, trial })).toBe(true);
  expect(endsWithTrial({ plan: 'pro', subscriptionExpiresAt: '2026-12-27T01:00:00.000Z', trial })).toBe(
    false,
  );
  expect(endsWithTrial({ plan: 'pro', subscriptionExpiresAt: null, trial })).toBe(false);
  expect(endsWithTrial({ plan: 'pro', subscriptionExpiresAt: null, trial: null })).toBe(false);
  expect(endsWithTrial({ plan: 'free', subscriptionExpiresAt: trial.endsAt, trial })).toBe(true);
  expect(endsWithTrial({ plan: 'agency', subscriptionExpiresAt: trial.endsAt, trial })).toBe(false);
});

test('a user of a server without trials has none', () => {
  const old = { ...free, trial: undefined as unknown as null };
  expect(endsWithTrial(old)).toBe(false);
  expect(mayStartTrial(old)).toBe(false);
});
