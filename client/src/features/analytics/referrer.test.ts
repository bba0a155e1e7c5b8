import { expect, test } from 'vitest';
import { referrerName, viewsByName } from './referrer';

test.each([
  ['https://www.facebook.com', 'Facebook'],
  ['https://l.facebook.com', 'Facebook'],
  ['https://lm.facebook.com', 'Facebook'],
  ['https://l.messenger.com', 'Messenger'],
  ['https://ph.linkedin.com', 'LinkedIn'],
  ['https://www.google.com.ph', 'Google'],
  ['https://t.co', 'X'],
  // The end of a name is not the end of a host.
  ['https://notfacebook.com', 'notfacebook.com'],
  ['https://facebook.com.evil.example', 'facebook.com.evil.example'],
  ['https://www.jobs.example:8443', 'jobs.example:8443'],
  [null, 'Direct'],
  ['other', 'Other'],
  ['', 'Direct'],
  ['no address', 'Direct'],
])('%o reads as %s', (referrer, name) => {
  expect(referrerName(referrer)).toBe(name);
});

test('hosts of one site are one line, and lines are in order of their views', () => {
  expect(
    viewsByName([
      { referrer: null, views: 5 },
      { referrer: 'https://www.facebook.com', views: 4 },
      { referrer: 'https://l.facebook.com', views: 2 },
    ]),
  ).toEqual([
    { name: 'Facebook', views: 6 },
    { name: 'Direct', views: 5 },
  ]);
});
