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
  /** Asks the provider about the payment that a delivery speaks of; rejects when it has to come again. */
  settleNews: (
    news: Pick<WebhookPayload, 'referenceNumber' | 'paymentId' | 'checkoutId'>,
  ) => Promise<{ result: string; referenceNumber: string | null; userId: string | null }>;
  /** The reference number of the payment of ours that a delivery speaks of; null where there is none. */
  findReference: (
    news: Pick<WebhookPayload, 'referenceNumber' | 'paymentId' | 'checkoutId'>,
  ) => Promise<string | null>;
  /** For a monitor: deliveries over a limit. */
  counts: { limited: number };
  /** Whether the signature will do; true where none is asked for. */
  isSigned: (delivery: Pick<Delivery, 'body' | 'headers'>) => boolean;
}

export interface Delivery extends Sender {
  /** As it came, before any parsing. */
  body: string;
  headers: Record<string, string | string[] | undefined>;
  /** Sent by an administrator, to try the handler. */
  isTest: boolean;
}

// Maya's events have three thousand; what anybody can post as often as they like must not fill the disk.
const mostBytesNoted = 8 * 1024;

/**
 * Takes a delivery: writes it down, then acts on it, then writes down what came of it. Answers that in a word. Throws
 * UNAVAILABLE when it has to be delivered again.
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
    // 'success' is what the monitor's badge looks for.
    await finish({ ...about, processed: true, upgradeResult: result === 'granted' ? 'success' : result });
    return result;
  } catch (error) {
    const refusal = error instanceof AppError ? error : again(error);
    deps.logger.warn({ err: error }, 'a webhook was not dealt with');
    // The database may be what is away; the answer is the same.
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

/** The refusal of a delivery that has to come again. */
export const again = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'This could not be checked now. Please deliver it again.', { cause });

const noteDelivery = ({ db, clock }: WebhooksDeps, delivery: Delivery) =>
  insertDelivery(db, {
    receivedAt: clock.now(),
    // Postgres stores no NUL.
    payload: payloadOf(delivery).replaceAll('\0', '\uFFFD'),
    isTest: delivery.isTest,
    // By it an export and a deletion of the account find this delivery, also where nothing finishes it.
    referenceNumber: referenceNumberIn(delivery.body),
    ...shortSender(delivery),
  }).catch((error: unknown) => {
    throw again(error);
  });

// Masked before it is cut, so that the cut hides nothing from the mask.
const payloadOf = ({ body, isTest }: Delivery) => {
  const payload = maskPayload(body);
  const bytes = Buffer.from(payload);
  if (isTest || bytes.length <= mostBytesNoted) return payload;
  // As a stream, so that a character that is cut in two is left out.
  const beginning = new TextDecoder().decode(bytes.subarray(0, mostBytesNoted), { stream: true });
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
    // Without its cause, which quotes the body and would reach the log unmasked.
    throw new AppError('MALFORMED_JSON', 'The body is not valid JSON.');
  }
};
