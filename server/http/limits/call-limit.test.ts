import { beforeEach, expect, test } from 'vitest';
import { addressLimit } from './call-limit';

let now: Date;
const clock = { now: () => now };
beforeEach(() => {
  now = new Date('2026-11-20T01:00:00Z');
});

const limit = (options = {}) => addressLimit({ max: 3, windowMs: 60_000, clock, ...options });
const calls = (isTooMuch: ReturnType<typeof limit>, addresses: (string | undefined)[]) =>
  addresses.map((address) => isTooMuch(address));

test('each address has its own limit, which begins anew with the next window', () => {
  const isTooMuch = limit();
  const four = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'];
  expect(calls(isTooMuch, four)).toEqual([false, false, false, true]);
  expect(isTooMuch('192.0.2.2')).toBe(false);
  now = new Date('2026-11-20T01:00:59.999Z');
  expect(isTooMuch('192.0.2.1')).toBe(true);
  now = new Date('2026-11-20T01:01:00Z');
  expect(calls(isTooMuch, four)).toEqual([false, false, false, true]);
});

test('an IPv6 address counts with its /56, and an IPv4 one however it is written', () => {
  const isTooMuch = limit({ max: 1 });
  expect(calls(isTooMuch, ['2001:db8:1:100::1', '2001:db8:1:1ff:aaaa::2', '2001:db8:1:200::1'])).toEqual([
    false,
    true,
    false,
  ]);
  expect(calls(isTooMuch, ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.2'])).toEqual([
    false,
    true,
    false,
  ]);
  expect(calls(isTooMuch, ['fe80::1%eth0', 'fe80::2%eth1', '::1', '::2'])).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('unknown addresses share one limit', () => {
  expect(calls(limit({ max: 1 }), [undefined, '', undefined])).toEqual([false, true, true]);
});

const strangers = (count: number) => Array.from({ length: count }, (_, index) => `198.51.100.${index}`);

test('only so many networks are remembered, the last ones', () => {
  const isTooMuch = limit({ max: 1, maxCallers: 2 });
  calls(isTooMuch, ['192.0.2.1', '192.0.2.2', '192.0.2.3']);
  expect(calls(isTooMuch, ['192.0.2.3', '192.0.2.2'])).toEqual([true, true]);
  calls(isTooMuch, strangers(4));
  expect(isTooMuch('192.0.2.1')).toBe(false);
});

test('a continuous caller is not forgotten, however many others call', () => {
  const isTooMuch = limit({ max: 1, maxCallers: 3 });
  isTooMuch('192.0.2.1');
  for (const stranger of strangers(50)) {
    expect(isTooMuch(stranger)).toBe(false);
    expect(isTooMuch('192.0.2.1')).toBe(true);
  }
});

test('a clock that is set back does not make a window last', () => {
  const isTooMuch = limit({ max: 1 });
  isTooMuch('192.0.2.1');
  now = new Date('2026-11-20T00:00:00Z');
  expect(isTooMuch('192.0.2.1')).toBe(false);
});
