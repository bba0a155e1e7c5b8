import { createHmac } from 'node:crypto';
import { manilaDay } from '#shared/manila-day';

/** 128 bits: no two visitors of a day are taken for one. */
const hashBytes = 16;

/**
 * Tells visitors apart without knowing them: a hash of address and browser under a key that is another one each day in
 * Manila, so that visitors cannot be followed from day to day, nor found by trying addresses without the server's secret.
 */
export const visitorsOf = (secret: string) => {
  let today = { day: '', key: Buffer.alloc(0) };
  const keyOf = (day: string) => {
    if (today.day !== day) {
      today = { day, key: createHmac('sha256', secret).update(`visitors of ${day}`).digest() };
    }
    return today.key;
  };
  return (address: string, userAgent: string, at: Date): string =>
    createHmac('sha256', keyOf(manilaDay(at)))
      .update(`${address}\n${userAgent}`)
      .digest()
      .subarray(0, hashBytes)
      .toString('base64url');
};
