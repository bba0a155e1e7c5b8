import { describe, expect, test } from 'vitest';
import {
  cookieMaxAgeMs,
  isSessionOver,
  isSignInFresh,
  isVisitWorthRecording,
  sessionEnd,
} from './session-limits';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = new Date('2026-11-20T01:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const seenAfter = (ms: number) => ({ signedInAt: start, lastSeenAt: after(ms) });

describe.each([
  ['user', 14 * day, 30 * day, 10 * minute],
  ['admin', 30 * minute, 8 * hour, minute],
] as const)('the session of a %s', (userType, idle, absolute, seenEvery) => {
  test('is over so long after the last visit, to the millisecond', () => {
    expect(sessionEnd(seenAfter(minute), userType)).toEqual(after(minute + idle));
    expect(isSessionOver(seenAfter(0), userType, after(idle - 1))).toBe(false);
    expect(isSessionOver(seenAfter(0), userType, after(idle))).toBe(true);
  });

  test('is over so long after the sign-in, whatever was visited', () => {
    expect(sessionEnd(seenAfter(absolute - 1), userType)).toEqual(after(absolute));
    expect(isSessionOver(seenAfter(absolute - 1), userType, after(absolute - 1))).toBe(false);
    expect(isSessionOver(seenAfter(absolute - 1), userType, after(absolute))).toBe(true);
  });

  test('has a visit recorded so long after the last one, and no sooner', () => {
    expect(isVisitWorthRecording(seenAfter(0), userType, after(seenEvery - 1))).toBe(false);
    expect(isVisitWorthRecording(seenAfter(0), userType, after(seenEvery))).toBe(true);
  });
});

test('the cookie outlives no session, and every session', () => {
  expect(cookieMaxAgeMs).toBe(30 * day);
});

test('a sign-in is fresh for 15 minutes, and never where the provider does not say when it was', () => {
  expect(isSignInFresh({ authenticatedAt: start }, after(15 * minute))).toBe(true);
  expect(isSignInFresh({ authenticatedAt: start }, after(15 * minute + 1))).toBe(false);
  expect(isSignInFresh({ authenticatedAt: null }, start)).toBe(false);
});
