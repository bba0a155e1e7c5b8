import type { Clock } from '../../../clock';
import { AppError } from '../../../http/errors/app-error';
import { callLimit } from '../../../http/limits/call-limit';
import { readWebhookPayload } from '../../../integrations/maya/webhook-payload';
import { again, parseBody, type Delivery, type WebhooksDeps } from '../receive';
import { retryAfterSeconds, type StrangerLimit } from './stranger-limit';

type AdmitDeps = Pick<WebhooksDeps, 'isSigned' | 'findReference' | 'counts'> & {
  clock: Clock;
  isStrangersTooMuch: StrangerLimit;
};

// The provider sends a few events per payment, each of which triggers a query. Refused ones are delivered again.
const maxOfOnePayment = { max: 20, windowMs: 60_000 };

/**
 * Limits deliveries before they are recorded. Those about our payments are exempt from the strangers' limit, so that a flood
 * never blocks the provider. Throws TOO_MANY, after which the provider delivers again; if it does not, the reconciler
 * queries on its own, so no money depends on an event.
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
    const news = claimsOf(delivery);
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

/** The delivery's claims; null if unreadable. */
const claimsOf = ({ body }: Delivery) => {
  try {
    return readWebhookPayload(parseBody(body));
  } catch {
    return null;
  }
};
