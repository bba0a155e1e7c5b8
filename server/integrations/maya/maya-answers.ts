import { z } from 'zod';
import {
  MayaRefused,
  paymentStatuses,
  type Checkout,
  type PaymentStatus,
  type ProviderPayment,
  type Reversal,
  type Webhook,
} from './maya';
import { centavosOf } from './money';

// Facts: https://developers.maya.ph/reference (Maya Checkout 1.0.0). Only what we read is described, extra fields pass, and
// what Maya marks as optional may be missing, null or of an odd kind.

/** An empty text counts as none. */
const optionalText = z
  .string()
  .trim()
  .transform((text) => text || null)
  .nullable()
  .catch(null);

const optionalMoment = z.coerce
  .date()
  .nullable()
  .catch(null)
  .transform((moment) => (moment && moment.getTime() > 0 ? moment : null));

const optionalFlag = z.boolean().catch(false);

const centavos = z.union([z.string(), z.number()]).transform((amount, context) => {
  const read = centavosOf(amount);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'no amount with at most two decimals' });
  return z.NEVER;
});

const fundSource = z
  .object({
    type: optionalText,
    description: optionalText,
    details: z.object({ scheme: optionalText, last4: optionalText }).nullish().catch(null),
  })
  .nullish()
  .catch(null)
  .transform((source) => (source ? labelOf(source) : null));

const schemes: Record<string, string> = { 'master-card': 'Mastercard', visa: 'Visa', jcb: 'JCB' };

const labelOf = (source: {
  type: string | null;
  description: string | null;
  details?: { scheme: string | null; last4: string | null } | null | undefined;
}): string | null => {
  switch (source.type?.toLowerCase()) {
    case 'card': {
      const { scheme, last4 } = source.details ?? { scheme: null, last4: null };
      const name = (scheme && schemes[scheme]) ?? 'Card';
      return last4 && /^\d{4}$/.test(last4) ? `${name} •••• ${last4}` : name;
    }
    case 'paymaya':
    case 'maya-wallet':
      return 'Maya wallet';
    case 'qrph':
      return 'QR Ph';
    case 'gcash':
      return 'GCash';
    case undefined:
      return null;
    default:
      return source.type;
  }
};

const isKnown = (status: string): status is PaymentStatus =>
  (paymentStatuses as readonly string[]).includes(status);

export const paymentAnswer = z
  .object({
    id: z.string().min(1),
    requestReferenceNumber: optionalText,
    status: z.string(),
    // Only a plain true is paid.
    isPaid: optionalFlag,
    amount: centavos,
    currency: z.string().catch(''),
    createdAt: optionalMoment,
    updatedAt: optionalMoment,
    receiptNumber: optionalText,
    receipt: z.object({ receiptNo: optionalText }).nullish().catch(null),
    fundSource,
    canVoid: optionalFlag,
    canRefund: optionalFlag,
  })
  .transform((answer): ProviderPayment => {
    const { requestReferenceNumber, status, amount, receipt, receiptNumber, ...same } = answer;
    return {
      ...same,
      referenceNumber: requestReferenceNumber,
      status: isKnown(status) ? status : 'OTHER',
      rawStatus: status,
      amountCentavos: amount,
      receiptNumber: receiptNumber ?? receipt?.receiptNo ?? null,
    };
  });

export const checkoutAnswer = z.object({
  checkoutId: z.string().min(1),
  redirectUrl: z.url({ protocol: /^https?$/ }),
}) satisfies z.ZodType<Checkout>;

/** A void is of everything, and says no amount. */
export const reversalAnswer = (kind: Reversal['kind']) =>
  z
    .object({
      id: z.string().min(1),
      status: z.string(),
      amount: centavos.nullable().catch(null),
      createdAt: optionalMoment,
    })
    .transform(({ amount, ...same }): Reversal => ({ ...same, kind, amountCentavos: amount ?? null }));

export const webhookAnswer = z.object({
  id: z.string().min(1),
  name: z.string(),
  callbackUrl: z.string(),
}) satisfies z.ZodType<Webhook>;

const refusalAnswer = z.object({
  code: z.union([z.string(), z.number()]).transform(String).nullable().catch(null),
  message: optionalText,
  error: optionalText,
  parameters: z.array(z.object({ field: z.string().catch(''), description: z.string().catch('') })).catch([]),
});

/** Maya's refusal, in words for the operator. */
export const explainRefusal = (status: number, body: unknown): MayaRefused => {
  const { code, message, error, parameters } = refusalAnswer.parse(
    typeof body === 'object' && body !== null ? body : {},
  );
  const said = [code, message ?? error].filter(Boolean).join(': ') || `status ${status}`;
  const fields = parameters.map(({ field, description }) => `${field}: ${description}`).join('; ');
  const advice =
    status === 401
      ? ' Check MAYA_PUBLIC_KEY and MAYA_SECRET_KEY, and that MAYA_BASE_URL is the environment that they are for.'
      : '';
  return new MayaRefused(`Maya refused (${said}).${fields && ` ${fields}.`}${advice}`, {
    status,
    code,
    parameters,
  });
};
