import type { PaymentStatus } from '../../integrations/maya/maya';

// What the sandbox remembers. Moments are milliseconds since 1970, so that a record is the same before and after a restart.

export interface CheckoutRecord {
  id: string;
  referenceNumber: string;
  amountCentavos: number;
  currency: string;
  /** As they came: the sandbox shows and repeats them. */
  items: { name: string; quantity?: string; totalAmount: { value: string | number } }[];
  buyer: Record<string, unknown>;
  redirectUrl: { success?: string; failure?: string; cancel?: string };
  metadata: Record<string, unknown>;
  createdAt: number;
  expiresAt: number;
}

export interface FundSource {
  type: 'card' | 'paymaya';
  id: string | null;
  description: string;
  details: { scheme: string; last4: string; first6: string; masked: string; issuer: string };
}

/** One attempt to pay a checkout. */
export interface PaymentRecord {
  id: string;
  checkoutId: string;
  referenceNumber: string;
  amountCentavos: number;
  currency: string;
  /** Every status it had; the last is the present one. */
  history: { status: PaymentStatus; at: number }[];
  /** When authentication has to be through. */
  authenticationEndsAt: number | null;
  fundSource: FundSource | null;
  receipt: { transactionId: string; receiptNo: string; approvalCode: string } | null;
  problem: { code: string; message: string } | null;
  paymentTokenId: string;
}

export interface ReversalRecord {
  id: string;
  kind: 'void' | 'refund';
  paymentId: string;
  amountCentavos: number;
  currency: string;
  reason: string;
  requestReferenceNumber: string | null;
  at: number;
}

export interface WebhookRecord {
  id: string;
  name: string;
  callbackUrl: string;
  createdAt: number;
  updatedAt: number;
}

export interface DeliveryAttempt {
  deliveryId: string;
  event: string;
  at: number;
  /** The status that came back, or why none did. */
  outcome: number | 'no answer' | 'dropped';
}

export interface DeliveryRecord {
  id: string;
  event: string;
  callbackUrl: string;
  body: unknown;
  createdAt: number;
  /** Null when it is over, delivered or given up. */
  nextAt: number | null;
  attempts: DeliveryAttempt[];
}

export interface Records {
  checkout: CheckoutRecord;
  payment: PaymentRecord;
  reversal: ReversalRecord;
  webhook: WebhookRecord;
  delivery: DeliveryRecord;
}

export type RecordKind = keyof Records;
export const recordKinds: readonly RecordKind[] = ['checkout', 'payment', 'reversal', 'webhook', 'delivery'];

export const statusOf = ({ history }: PaymentRecord): PaymentStatus =>
  history.at(-1)?.status ?? 'PENDING_TOKEN';
