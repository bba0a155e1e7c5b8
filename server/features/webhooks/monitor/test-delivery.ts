import { performance } from 'node:perf_hooks';
import { errorStatus } from '#shared/http/errors';
import { webhookOfFormat, type WebhookFormat, type WebhookTestResult } from '#shared/webhooks/schema';
import { AppError } from '../../../http/errors/app-error';
import { isDeeperThan, largestDelivery, tooLargeMessage } from '../delivery-limits';
import { receiveDelivery, type Delivery, type WebhooksDeps } from '../receive';

const payloads: Record<WebhookFormat, (checkoutId: string) => object> = {
  default: (id) => ({ id, isPaid: true, status: 'COMPLETED' }),
  paid: (id) => ({ id, status: 'PAID' }),
  success: (id) => ({ id, status: 'SUCCESS' }),
  minimal: (id) => ({ id }),
};

/**
 * Delivers an administrator's JSON through the webhook handler, marked as a test. A refusal of the handler is a result too.
 * Throws VALIDATION_FAILED for a format without a checkout's id, and for excessive nesting.
 */
export const deliverTest = async (
  deps: WebhooksDeps,
  given: unknown,
  sender: Pick<Delivery, 'ip' | 'userAgent'>,
): Promise<WebhookTestResult> => {
  const delivered = payloadOf(given);
  const startMs = performance.now();
  const answer = await deliver(deps, delivered, sender);
  return { ...answer, processingTimeMs: Math.round(performance.now() - startMs), delivered };
};

const payloadOf = (given: unknown): unknown => {
  // The id may be missing or empty.
  const named = webhookOfFormat.safeParse(isFields(given) ? { checkoutId: '', ...given } : given);
  if (!named.success) return deliverable(given);
  const { format, checkoutId } = named.data;
  if (checkoutId === '') {
    const message = 'Please provide a checkout ID';
    throw new AppError('VALIDATION_FAILED', message, { fields: { checkoutId: message } });
  }
  return payloads[format](checkoutId);
};

// Far above typed JSON, and far below what overflows a reader.
const deepestSent = 1000;

const deliverable = (given: unknown): unknown => {
  if (isDeeperThan(given, deepestSent)) {
    throw new AppError(
      'VALIDATION_FAILED',
      `This JSON is nested more than ${deepestSent} levels deep. Please send something flatter.`,
    );
  }
  return given;
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const deliver = async (
  deps: WebhooksDeps,
  payload: unknown,
  sender: Pick<Delivery, 'ip' | 'userAgent'>,
): Promise<Pick<WebhookTestResult, 'success' | 'status' | 'message' | 'result'>> => {
  try {
    const body = textOf(payload);
    const result = await receiveDelivery(deps, {
      body,
      headers: {},
      ...sender,
      contentType: 'application/json',
      isTest: true,
    });
    return {
      success: true,
      status: 200,
      message: meanings[result] ?? `It was dealt with: ${result}.`,
      result,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { success: false, status: errorStatus[error.code], message: error.message, result: null };
  }
};

const textOf = (payload: unknown): string => {
  const body = JSON.stringify(payload);
  if (Buffer.byteLength(body) > largestDelivery) {
    throw new AppError('TOO_LARGE', tooLargeMessage);
  }
  return body;
};

/** Explains the handler's result to the administrator. */
const meanings: Partial<Record<string, string>> = {
  granted: 'Maya confirms the payment, and its owner is Pro now.',
  already_granted: 'Maya confirms the payment. It had been granted before, so nothing changed.',
  pending: 'Maya knows of no money for this payment yet, so nothing was granted.',
  failed: 'Maya says that this payment has failed, so nothing was granted.',
  refunded: 'Maya reports that this payment was refunded.',
  mismatch:
    'Maya reports something else than was asked for. Nothing was granted; a person has to look at it.',
  unknown_payment: 'No payment of ours has this ID, so nothing was done.',
};
