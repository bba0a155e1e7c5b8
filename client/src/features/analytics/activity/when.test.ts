import { expect, test } from 'vitest';
import { formatWhen } from './activity-rows';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:59:01Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:00:01Z', '59 minutes ago'],
  ['2026-11-20T11:00:00Z', '1 hour ago'],
  ['2026-11-19T12:00:01Z', '23 hours ago'],
  ['2026-11-19T12:00:00Z', 'Nov 19, 2026'],
  // Already the next day in Manila.
  ['2025-12-31T16:00:00Z', 'Jan 1, 2026'],
])('%s was %s', (moment, words) => {
  expect(formatWhen(moment, now)).toBe(words);
});
