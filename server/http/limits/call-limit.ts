import type { Clock } from '../../clock';
import { copied } from './copied-text';

interface Limit {
  /** Of one caller in a window of time. */
  most: number;
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
export const callLimit = ({ most, windowMs, clock, maxCallers = 20_000 }: Limit) => {
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
    const count = Math.min(known ?? callsBefore.get(caller) ?? 0, most) + 1;
    calls.set(known === undefined ? copied(caller) : caller, count);
    return count > most;
  };
};
