import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RateLimitClass } from '#shared/http/rate-limits';
import { createRateLimiter, type Caller, type RateLimiter } from './rate-limiter';

/*
 * A quarter of a lunch hour of 500 people behind one address of a carrier, second by second, against the limits as they are: an
 * announcement makes all of them sign in within minutes, everyone saves as they type, uploads, looks at profiles and pays.
 */
const people = 500;
const carrier: Caller = { network: '203.0.113.1' };

let limiter: RateLimiter;
let refused: RateLimitClass[];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00Z') });
  limiter = createRateLimiter({ secret: 'a secret that only tests know, long enough' });
  refused = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const call = async (name: RateLimitClass, caller: Caller) => {
  if ((await limiter.count(name, caller)) !== null) refused.push(name);
};

/** A profile with a photo and five thumbnails, of whose files one in four visitors opens one. */
let opened = 0;
const openProfile = async () => {
  await call('profilePage', carrier);
  for (let picture = 0; picture < 6; picture += 1) await call('picture', carrier);
  opened += 1;
  if (opened % 4 === 0) await call('file', carrier);
};

const minutes = (count: number) => count * 60;

test('500 people behind one carrier address stay below every limit', async () => {
  for (let second = 0; second < minutes(15); second += 1) {
    vi.setSystemTime(new Date('2026-11-20T04:00:00Z').getTime() + second * 1000);
    for (let person = 0; person < people; person += 1) {
      // Each does things at another second than the next one.
      const own = second + person * 7;
      const user: Caller = { user: `user-${person}` };
      // All of them come within the first four minutes; a tenth has to try a second time.
      const comesAt = (person * minutes(4)) / people;
      const tries = person % 10 === 0 ? [0, 30] : [0];
      if (tries.some((later) => second === Math.floor(comesAt) + later)) {
        await call('signIn', carrier);
        await call('signIn', carrier);
      }
      if (second < comesAt) {
        // Signed out, they read the profile that brought them here: two pages a minute.
        if (own % 30 === 0) await openProfile();
        continue;
      }
      // Typing: a save every two seconds, as fast as anyone types into a form that saves itself. What counts by user alone
      // is played by fifty of them.
      if (own % 2 === 0 && person % 10 === 0) await call('save', user);
      // Colleagues' profiles while signed in, and two in three more from browsers that are signed out.
      if (own % 20 === 0) await call('profilePage', user);
      if (own % 30 === 0 && person % 3 !== 0) await openProfile();
      // An agency's folder of certificates: one every eight seconds.
      if (own % 8 === 0 && person % 10 === 0) await call('upload', user);
      if (own % minutes(2) === 0) await call('payment', user);
      if (own % minutes(5) === 0) await call('export', user);
      // Old links to profiles that are gone: some each minute.
      if (own % minutes(12) === 0) await call('unknownUsername', carrier);
    }
  }
  expect([...new Set(refused)]).toEqual([]);
});

test('a recruiter’s office that opens every file of twenty candidates a minute stays below the limit of files', async () => {
  for (let second = 0; second < minutes(5); second += 1) {
    vi.setSystemTime(new Date('2026-11-20T04:00:00Z').getTime() + second * 1000);
    // Ten recruiters, each 20 candidates with three files a minute, and a second range of each file.
    for (let file = 0; file < 20; file += 1) await call('file', carrier);
    for (let page = 0; page < 4; page += 1) await openProfile();
  }
  expect(refused).toEqual([]);
});

test('a burst of impatience is no abuse either', async () => {
  const user: Caller = { user: 'user-1' };
  // A folder of 100 certificates at once, 10 presses on Upgrade, a search letter by letter, 5 exports.
  for (let count = 0; count < 100; count += 1) await call('upload', user);
  for (let count = 0; count < 10; count += 1) await call('payment', user);
  for (let count = 0; count < 60; count += 1) await call('search', user);
  for (let count = 0; count < 5; count += 1) await call('export', user);
  expect(refused).toEqual([]);
});
