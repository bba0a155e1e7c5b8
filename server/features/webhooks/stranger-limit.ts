import type { Clock } from '../../clock';
import { addressLimit } from '../../http/limits/address-limit';
import { callLimit } from '../../http/limits/call-limit';

const windowMs = 60_000;
const maxOfOneNetwork = 30;
const maxInAll = 120;

/** In how many seconds a delivery that was refused for this may come again. */
export const retryAfterSeconds = windowMs / 1000;

/** Whether one more delivery of a stranger is too many to be recorded: of its network, or of all strangers together. */
export type StrangerLimit = (address: string | null) => boolean;

/**
 * The limit of what anybody can post as often as they like. A stranger's delivery is one about none of our payments, or one
 * that is refused. In memory and without the library, as its answer is needed where a refusal is recorded and must not fail.
 */
export const createStrangerLimit = (clock: Clock): StrangerLimit => {
  const isTooMuch = addressLimit({ most: maxOfOneNetwork, windowMs, clock });
  const isTooMuchInAll = callLimit({ most: maxInAll, windowMs, clock });
  // In this order, so that one network alone cannot use up what there is for all.
  return (address) => isTooMuch(address ?? undefined) || isTooMuchInAll('all');
};
