/**
 * The shapes in which news of a payment comes: Maya's payment object (PAYMENT_* events), its checkout object (CHECKOUT_*),
 * and four short ones.
 */
type WebhookFormat =
  'payment' | 'checkout' | 'paid-flag' | 'paid-status' | 'success-status' | 'minimal' | 'unknown';

/** What a delivery says it is about. It is a hint to ask Maya, and nothing of it is believed. */
export interface WebhookPayload {
  format: WebhookFormat;
  referenceNumber: string | null;
  paymentId: string | null;
  checkoutId: string | null;
  /** For the log alone. */
  claimedStatus: string | null;
}

type Fields = Record<string, unknown>;

// Both Maya's ids and our reference numbers are of such characters; a database takes them without complaint.
const identifier = /^[\x21-\x7e]{1,100}$/;

/** Reads the parsed body of a delivery. It never throws, whatever comes: what it does not know is 'unknown'. */
export const readWebhookPayload = (body: unknown): WebhookPayload => {
  const fields = isFields(body) ? body : {};
  const format = formatOf(fields);
  const id = idIn(fields, 'id');
  // Maya does not promise that the two are the same, nor which of them a short form means.
  const idIsOf = format === 'checkout' ? 'checkout' : format === 'unknown' ? null : 'payment';
  return {
    format,
    referenceNumber: idIn(fields, 'requestReferenceNumber', 'referenceNumber'),
    paymentId: idIn(fields, 'paymentId') ?? (idIsOf === 'payment' ? id : null),
    checkoutId: idIn(fields, 'checkoutId') ?? (idIsOf === 'checkout' ? id : null),
    claimedStatus: wordIn(fields, 'paymentStatus') ?? wordIn(fields, 'status'),
  };
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own fields only: a body may carry a __proto__ of its making. */
const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const wordIn = (fields: Fields, name: string): string | null => {
  const value = own(fields, name);
  return typeof value === 'string' && /^\w{1,50}$/.test(value) ? value : null;
};

const idIn = (fields: Fields, ...names: string[]): string | null => {
  for (const name of names) {
    const value = own(fields, name);
    const text = typeof value === 'string' ? value.trim() : Number.isSafeInteger(value) ? String(value) : '';
    if (identifier.test(text)) return text;
  }
  return null;
};

const formatOf = (fields: Fields): WebhookFormat => {
  const status = wordIn(fields, 'status')?.toUpperCase();
  const isPaid = own(fields, 'isPaid') ?? own(fields, 'paid');
  const namesSomething =
    idIn(fields, 'requestReferenceNumber', 'referenceNumber', 'paymentId', 'checkoutId', 'id') !== null;
  if (!namesSomething) return 'unknown';
  if (own(fields, 'paymentStatus') !== undefined || isFields(own(fields, 'totalAmount'))) return 'checkout';
  if (typeof isPaid === 'boolean') return status === 'COMPLETED' ? 'paid-flag' : 'payment';
  if (status === 'PAID') return 'paid-status';
  if (status === 'SUCCESS') return 'success-status';
  if (status && /^(PAYMENT_|AUTH|FOR_AUTH|PENDING_|VOIDED|REFUNDED)/.test(status)) return 'payment';
  if (status && ['CREATED', 'PROCESSING', 'EXPIRED', 'COMPLETED'].includes(status)) return 'checkout';
  return 'minimal';
};
