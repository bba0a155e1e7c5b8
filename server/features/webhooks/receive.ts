import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { AppError } from '../../http/errors/app-error';
import { readWebhookPayload, type WebhookPayload } from '../../integrations/maya/webhook-payload';
import { maskPayload } from './mask';
import { finishDelivery, insertDelivery } from './repository';
import { shortSender, type Sender } from './sender';

export interface WebhooksDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  /** Queries the provider about a delivery's payment; rejects when it has to be delivered again. */
  settleNews: (
    news: Pick<WebhookPayload, 'referenceNumber' | 'paymentId' | 'checkoutId'>,
  ) => Promise<{ result: string; referenceNumber: string | null; userId: string | null }>;
  /** The reference number of a delivery's payment, if it is ours; else null. */
  findReference: (
    news: Pick<WebhookPayload, 'referenceNumber' | 'paymentId' | 'checkoutId'>,
  ) => Promise<string | null>;
  /** Counts deliveries over a limit, for metrics. */
  counts: { limited: number };
  /** Whether the signature is valid; true if none is required. */
  isSigned: (delivery: Pick<Delivery, 'body' | 'headers'>) => boolean;
}

export interface Delivery extends Sender {
  /** The raw body. */
  body: string;
  headers: Record<string, string | string[] | undefined>;
  /** Sent by an administrator as a test. */
  isTest: boolean;
}

// Maya's events have three thousand bytes; unmatched deliveries must not fill the disk.
const maxBytesStored = 8 * 1024;

/**
 * Receives a delivery: records it, processes it, then records the result, which it returns. Throws UNAVAILABLE when it has
 * to be delivered again.
 */
export const receiveDelivery = async (deps: WebhooksDeps, delivery: Delivery): Promise<string> => {
  const startMs = performance.now();
  const id = await noteDelivery(deps, delivery);
  const finish = (outcome: Parameters<typeof finishDelivery>[2]) =>
    finishDelivery(deps.db, id, {
      ...outcome,
      processingTimeMs: Math.round(performance.now() - startMs),
    });
  try {
    const { result, ...about } = await act(deps, delivery);
    // The monitor's badge depends on 'success'.
    await finish({ ...about, processed: true, upgradeResult: result === 'granted' ? 'success' : result });
    return result;
  } catch (error) {
    const refusal = error instanceof AppError ? error : again(error);
    // The database itself may be unavailable; the response is the same.
    await finish({
      processed: false,
      ...(refusal.code === 'UNAVAILABLE'
        ? { upgradeResult: 'unavailable', referenceNumber: referenceNumberIn(delivery.body) }
        : { upgradeResult: 'refused' }),
      error: refusal.message,
    }).catch(() => undefined);
    throw refusal;
  }
};

/** The refusal that makes the provider deliver again. */
export const again = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'This could not be checked now. Please deliver it again.', { cause });

const noteDelivery = ({ db, clock }: WebhooksDeps, delivery: Delivery) =>
  insertDelivery(db, {
    receivedAt: clock.now(),
    // Postgres stores no NUL.
    payload: payloadOf(delivery).replaceAll('\0', '\uFFFD'),
    isTest: delivery.isTest,
    // Lets an export or deletion of the account find this delivery, even if it never finishes.
    referenceNumber: referenceNumberIn(delivery.body),
    ...shortSender(delivery),
  }).catch((error: unknown) => {
    throw again(error);
  });

// Masked before it is cut, so that the cut hides nothing from the mask.
const payloadOf = ({ body, isTest }: Delivery) => {
  const payload = maskPayload(body);
  const bytes = Buffer.from(payload);
  if (isTest || bytes.length <= maxBytesStored) return payload;
  // As a stream, so that a split character is left out.
  const beginning = new TextDecoder().decode(bytes.subarray(0, maxBytesStored), { stream: true });
  return `${beginning} …`;
};

const act = async (deps: WebhooksDeps, delivery: Delivery) => {
  if (!delivery.isTest && !deps.isSigned(delivery)) {
    throw new AppError('FORBIDDEN', 'The signature of this delivery does not fit.');
  }
  return deps.settleNews(readWebhookPayload(parseBody(delivery.body)));
};

const referenceNumberIn = (body: string): string | null => {
  try {
    return readWebhookPayload(JSON.parse(body)).referenceNumber;
  } catch {
    return null;
  }
};

/** The body as JSON. Throws MALFORMED_JSON. */
export const parseBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    // Without its cause, which quotes the body unmasked.
    throw new AppError('MALFORMED_JSON', 'The body is not valid JSON.');
  }
};
