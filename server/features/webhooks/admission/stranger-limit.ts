import { rateLimits } from '#shared/http/rate-limits';
import type { Clock } from '../../../clock';
import { addressLimit, callLimit } from '../../../http/limits/call-limit';

const { perNetwork: maxOfOneNetwork, seconds } = rateLimits.delivery;
const windowMs = seconds * 1000;
const maxInAll = 120;

/** The Retry-After of a limited delivery, in seconds. */
export const retryAfterSeconds = windowMs / 1000;

/** Whether a stranger's delivery is over the limit of its network or of all strangers. */
export type StrangerLimit = (address: string | null) => boolean;

/**
 * The rate limit of strangers' deliveries: those about none of our payments, and refused ones. In memory and synchronous,
 * because recording a refusal must not fail.
 */
export const createStrangerLimit = (clock: Clock): StrangerLimit => {
  const isTooMuch = addressLimit({ max: maxOfOneNetwork, windowMs, clock });
  const isTooMuchInAll = callLimit({ max: maxInAll, windowMs, clock });
  // In this order, so that one network cannot use up the limit of all.
  return (address) => isTooMuch(address ?? undefined) || isTooMuchInAll('all');
};
