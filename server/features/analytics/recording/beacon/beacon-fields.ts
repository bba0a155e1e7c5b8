import { parsedUrl } from '#shared/text/parsed-url';
import { createHmac } from 'node:crypto';
import { manilaDay } from '#shared/manila-day';
import { copied } from '../../../../http/limits/copied-text';

// What is stored of a beacon: whose profile it is about, the origin of its referrer, and the visitor's key.

/** The username of a beacon; undefined if it cannot be one, which needs no query. */
export const usernameOf = (name: string): string | undefined => {
  const username = name.toLowerCase();
  return /^[a-z0-9-]{1,64}$/.test(username) ? copied(username) : undefined;
};

const maxReferrerLength = 2000;
const maxOriginLength = 200;

/**
 * The origin of the page that led here; null where there is none, it is no web page, or it is one of ours. Nothing after
 * the host is stored: the rest may contain a search.
 */
export const referringOrigin = (referrer: string, ownOrigin: string): string | null => {
  const address = referrer.length > maxReferrerLength ? undefined : parsedUrl(referrer);
  if (!address) return null;
  const { protocol, origin } = address;
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && origin !== ownOrigin && origin.length <= maxOriginLength ? copied(origin) : null;
};

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
