import { isIPv6 } from 'node:net';
import type { Clock } from '../../clock';
import { copied } from './copied-text';

interface Limit {
  /** Of one caller in a window of time. */
  max: number;
  windowMs: number;
  clock: Clock;
  /** How many callers are remembered for sure, the last ones; never more than twice as many. */
  maxCallers?: number;
}

/**
 * Whether one more call of this caller, who has a name of Latin-1, is too many. Memory is bounded, also when every call comes
 * from a new address, and continuous callers are still remembered: when the newer generation is full, those
 * who have not called meanwhile are forgotten all at once, which costs nothing by the call.
 */
export const callLimit = ({ max, windowMs, clock, maxCallers = 20_000 }: Limit) => {
  let calls = new Map<string, number>();
  let callsBefore = new Map<string, number>();
  let until = 0;
  return (caller: string): boolean => {
    const now = clock.now().getTime();
    // Also when a clock was set back: a window must not last for hours.
    if (now >= until || until - now > windowMs) {
      calls = new Map();
      callsBefore = new Map();
      until = now + windowMs;
    }
    const known = calls.get(caller);
    if (known === undefined && calls.size >= maxCallers) {
      callsBefore = calls;
      calls = new Map();
    }
    const count = Math.min(known ?? callsBefore.get(caller) ?? 0, max) + 1;
    calls.set(known === undefined ? copied(caller) : caller, count);
    return count > max;
  };
};

/** Whether one more call of this address is too many; see networkOf and callLimit. */
export const addressLimit = (limit: Parameters<typeof callLimit>[0]) => {
  const isTooMuch = callLimit(limit);
  return (address: string | undefined): boolean => isTooMuch(networkOf(address));
};

/** What counts as one caller. An IPv6 address counts with its whole /56, the smallest allocation of a connection. */
export const networkOf = (address = ''): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  if (tail !== undefined)
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'));
  const [a = '0', b = '0', c = '0', d = '0'] = [...groups, ...last];
  return [a, b, c, (parseInt(d, 16) >> 8).toString(16)].map((group) => parseInt(group, 16)).join(':');
};
