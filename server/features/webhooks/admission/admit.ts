import { rateLimits } from '#shared/http/rate-limits';
import type { Clock } from '../../../clock';
import { AppError } from '../../../http/errors/app-error';
import { addressLimit, callLimit } from '../../../http/limits/call-limit';
import { readWebhookPayload } from '../../../integrations/maya/webhook-payload';
import { tooLargeMessage } from '../delivery-limits';
import { again, type Delivery, parseBody, type WebhooksDeps } from '../receive';
import { insertDelivery } from '../repository';
import { shortSender, type Sender } from '../sender';

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

const { perNetwork: maxOfOneNetwork, seconds } = rateLimits.delivery;
const windowMs = seconds * 1000;
const maxInAll = 120;

/** The Retry-After of a limited delivery, in seconds. */
const retryAfterSeconds = windowMs / 1000;

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

type NoteDeps = Pick<WebhooksDeps, 'db' | 'clock' | 'logger'> & { isStrangersTooMuch: StrangerLimit };

/**
 * Records deliveries that are refused before their body is read, without it: otherwise a sender address that is missing in
 * the settings, or an event that has grown too large, would go unnoticed. Never rejects, because the refusal is the response
 * with or without a row. Limited per minute.
 */
export const createRefusalNotes = ({ db, clock, logger, isStrangersTooMuch }: NoteDeps) => {
  return async (sender: Sender, refusal: unknown): Promise<void> => {
    if (isStrangersTooMuch(sender.ip)) return;
    try {
      await insertDelivery(db, {
        ...shortSender(sender),
        receivedAt: clock.now(),
        payload: '',
        upgradeResult: 'refused',
        error: reasonOf(refusal),
        processingTimeMs: 0,
      });
    } catch (error) {
      logger.warn({ err: error }, 'a refused delivery was not recorded');
    }
  };
};

const reasonOf = (refusal: unknown): string => {
  if (refusal instanceof AppError) return refusal.message;
  // body-parser's error types are a short fixed list.
  const { type } = (refusal ?? {}) as { type?: string };
  if (type === 'entity.too.large') return tooLargeMessage;
  return `The body could not be read${type ? ` (${type})` : ''}.`;
};
