import { expect, test } from 'vitest';
import { referrerName } from './referrer';

test.each([
  ['https://www.facebook.com', 'facebook.com'],
  ['https://jobs.example:8443', 'jobs.example:8443'],
  [null, 'Direct'],
  ['other', 'Other'],
  ['', 'Direct'],
  ['no address', 'Direct'],
])('%o reads as %s', (referrer, name) => {
  expect(referrerName(referrer)).toBe(name);
});
