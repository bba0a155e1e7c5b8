import { z } from 'zod';
import { centavosOf } from '../../../integrations/maya/money';
import { mayaError } from './api-errors';

const largestCentavos = 9_999_999_00;

const amount = z.union([z.number(), z.string()], 'must be a number').refine((value) => {
  const centavos = centavosOf(value);
  return centavos !== null && centavos >= 1 && centavos <= largestCentavos;
}, 'must be from 0.01 to 9999999, with two decimals at most');

const text = (longest: number) =>
  z
    .string('must be a text')
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`);

const webAddress = (longest = 2083) =>
  z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .max(longest, `must have at most ${longest} characters`);

const currency = z.literal('PHP', 'must be PHP');
const record = z.record(z.string(), z.unknown());

const buyer = z.looseObject({
  firstName: text(1000).optional(),
  lastName: text(1000).optional(),
  contact: z
    .looseObject({ phone: text(1000).optional(), email: z.email('must be an email address').optional() })
    .optional(),
});

export const checkoutBody = z.object({
  totalAmount: z.looseObject({ value: amount, currency }, 'is required'),
  requestReferenceNumber: text(36),
  items: z
    .array(
      z.looseObject({
        name: text(1000),
        quantity: z.string().optional(),
        totalAmount: z.looseObject({ value: amount }, 'is required'),
      }),
    )
    .default([]),
  buyer: buyer.default({}),
  redirectUrl: z
    .object({ success: webAddress(), failure: webAddress(), cancel: webAddress() })
    .partial()
    .default({}),
  metadata: record.default({}),
});

export const voidBody = z.object({ reason: text(512), requestReferenceNumber: text(36).optional() });

export const refundBody = z.object({
  totalAmount: z.object({ amount, currency }, 'is required'),
  reason: text(512),
  requestReferenceNumber: text(36).optional(),
});

const events = [
  'AUTHORIZED',
  'PAYMENT_SUCCESS',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'PAYMENT_CANCELLED',
  '3DS_PAYMENT_SUCCESS',
  '3DS_PAYMENT_FAILURE',
  '3DS_PAYMENT_DROPOUT',
  'RECURRING_PAYMENT_SUCCESS',
  'RECURRING_PAYMENT_FAILURE',
  'CHECKOUT_SUCCESS',
  'CHECKOUT_FAILURE',
  'CHECKOUT_DROPOUT',
  'CHECKOUT_CANCELLED',
] as const;

export const webhookBody = z.object({
  name: z.enum(events, 'is no event'),
  callbackUrl: webAddress(),
});
export const webhookUpdate = webhookBody.pick({ callbackUrl: true });

/** The body as its schema has it, or a refusal that names each field. */
export const readBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  throw mayaError(
    '2553',
    read.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', description: message })),
  );
};
