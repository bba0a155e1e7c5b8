/** Impersonal fields of Maya's payment and checkout objects. */
const impersonalFields = new Set([
  'id',
  'checkoutId',
  'paymentId',
  'requestReferenceNumber',
  'referenceNumber',
  'rrn',
  'status',
  'paymentStatus',
  'isPaid',
  'paid',
  'amount',
  'value',
  'currency',
  'fundSourceType',
  'createdAt',
  'updatedAt',
  'paymentAt',
  'expiresAt',
  'canVoid',
  'canRefund',
  'canCapture',
  'receiptNumber',
  'receiptNo',
  'transactionReferenceNumber',
  'transactionId',
  'errorCode',
]);

/** Objects in which such fields may be found. */
const impersonalObjects = new Set([
  'totalAmount',
  'receipt',
  'paymentDetails',
  'responses',
  'payment',
  'data',
]);

export const removedText = '[removed with the account]';

/**
 * A stored delivery without the person who paid. Only fields known to be impersonal stay; everything else, and a body that
 * is not a JSON object, is replaced.
 */
export const impersonalPayload = (payload: string): string => {
  try {
    const parsed: unknown = JSON.parse(payload);
    if (isObject(parsed)) return JSON.stringify(impersonal(parsed));
  } catch {
    // Not JSON, or cut off: what it holds is unknown.
  }
  return JSON.stringify(removedText);
};

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const impersonal = (fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (isObject(value) && impersonalObjects.has(name)) return [name, impersonal(value)];
      const isPlain = typeof value !== 'object' && impersonalFields.has(name);
      return [name, isPlain || value === null ? value : removedText];
    }),
  );
