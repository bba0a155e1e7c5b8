import { setFlagsFromString, getHeapStatistics } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { referringOrigin } from '../../features/analytics/recording/beacon/beacon-fields';
import { claimedSessionReader } from '../session/claimed-session';
import { copied } from './copied-text';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const usedMb = () => {
  collect();
  return getHeapStatistics().used_heap_size / 1e6;
};

const count = 1000;
const letters = 16_000;

/** How many megabytes are in use for what is kept of so many texts of 16 KB, which themselves are gone. */
const mbFor = (keep: (long: string) => string | null) => {
  const before = usedMb();
  // Made of bytes, as what comes over the network is.
  const kept = Array.from({ length: count }, (_, index) =>
    keep(Buffer.from(`${index}`.padStart(40, '0').padEnd(letters, 'x')).toString('latin1')),
  );
  const used = usedMb() - before;
  expect(new Set(kept).size).toBe(count);
  return used;
};

const claimedSession = claimedSessionReader('http://localhost:3000');
const cookie = (long: string) =>
  claimedSession({
    get: () => `husay.sid=s%3A${long.slice(8, 40)}.signature; ${long}`,
  } as unknown as Request);
const referrer = (long: string) =>
  referringOrigin(
    `https://site-${long.slice(0, 40)}.example/${long.slice(0, 1900)}`,
    'https://husay.example',
  );

test('a part of a text alone keeps the whole, its copy does not', () => {
  expect(mbFor((long) => long.slice(0, 40))).toBeGreaterThan(10);
  expect(mbFor((long) => copied(long.slice(0, 40)))).toBeLessThan(2);
});

test('only 32 characters of a cookie are retained', () => {
  expect(mbFor(cookie)).toBeLessThan(2);
});

test('the cookie’s name is compared to the letter', () => {
  const request = (name: string) =>
    ({ get: () => `${name}=s%3A${'0'.repeat(32)}.signature` }) as unknown as Request;
  expect(claimedSession(request('husay.sid'))).toBe('0'.repeat(32));
  expect(claimedSession(request('husay-sid'))).toBeNull();
});

test('only the origin of a referrer is retained', () => {
  expect(mbFor(referrer)).toBeLessThan(1);
});

test('a copy is the same text', () => {
  expect(copied('https://ex\u00e4mple')).toBe('https://ex\u00e4mple');
});
