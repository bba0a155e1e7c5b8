import type { Clock } from '../../clock';
import { AppError } from '../../http/errors/app-error';
import { callLimit } from '../../http/limits/call-limit';
import { readWebhookPayload } from '../../integrations/maya/webhook-payload';
import { again, parseBody, type Delivery, type WebhooksDeps } from './receive';
import { retryAfterSeconds, type StrangerLimit } from './stranger-limit';

type AdmitDeps = Pick<WebhooksDeps, 'isSigned' | 'findReference' | 'counts'> & {
  clock: Clock;
  isStrangersTooMuch: StrangerLimit;
};

// The provider sends a handful of events about a payment; each one asks it. What is refused comes again.
const maxOfOnePayment = { most: 20, windowMs: 60_000 };

/**
 * Limits deliveries before they are recorded. One about a payment of ours is not a stranger's, whoever floods meanwhile, so
 * the provider is never refused for others. Throws TOO_MANY, upon which the provider would deliver again; should it not, the
 * reconciler asks by itself, so that no money depends on an event.
 */
export const createAdmission = ({
  clock,
  isSigned,
  findReference,
  counts,
  isStrangersTooMuch,
}: AdmitDeps) => {
  const isTooMuchOfOne = callLimit({ ...maxOfOnePayment, clock });

  const referenceOf = async (delivery: Delivery): Promise<string | null> => {
    if (!isSigned(delivery)) return null;
    const news = newsIn(delivery);
    return news && findReference(news);
  };

  return async (delivery: Delivery): Promise<void> => {
    const reference = await referenceOf(delivery).catch((error: unknown) => {
      throw again(error);
    });
    const isTooMuch = reference === null ? isStrangersTooMuch(delivery.ip) : isTooMuchOfOne(reference);
    if (!isTooMuch) return;
    counts.limited += 1;
    throw new AppError('TOO_MANY', `Too many deliveries. Please wait ${retryAfterSeconds} seconds.`, {
      retryAfterSeconds,
    });
  };
};

/** What the delivery says it is about; null where nobody can read it. */
const newsIn = ({ body }: Delivery) => {
  try {
    return readWebhookPayload(parseBody(body));
  } catch {
    return null;
  }
};
