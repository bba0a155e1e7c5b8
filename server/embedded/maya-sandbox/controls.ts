import type { DeliveryAttempt, DeliveryRecord } from './records';
import type { PaymentStatus } from '../../integrations/maya/maya';

/** Maya's undocumented behavior: each can be either. */
export interface SandboxSwitches {
  /** Whether the first attempt's payment id is the checkout's. */
  paymentIdIsCheckoutId: boolean;
  /** The response for a reference number without an attempt. */
  beforeFirstAttempt: 'not-found' | 'empty' | 'pending-token';
  amountAs: 'string' | 'number';
  /** What the amount is called inside a checkout's totalAmount. */
  totalAmountField: 'value' | 'amount';
  /** Whether a reference number may be used once only (PY0104). */
  uniqueReferences: boolean;
  /** Whether deliveries carry a signature. */
  signedDeliveries: boolean;
  /** The hosted page delivers what is due before it sends the person back, or leaves it to `deliverDue`. */
  deliverBeforeRedirect: boolean;
}

/** What goes wrong until it is set back. */
export interface SandboxFaults {
  /** Deliveries that come once more after a 2xx. */
  duplicates: number;
  /** The last one due is delivered first. */
  reversedOrder: boolean;
  /** Delays deliveries by this much. */
  delayMs: number;
  /** Deliveries are lost. */
  drop: boolean;
  /** How long the API answers as if nothing had happened. */
  apiLagMs: number;
  /** Fields of every payment object that say something else than what is so. */
  payment: { amount?: unknown; currency?: unknown; requestReferenceNumber?: unknown; isPaid?: unknown };
  /** What is delivered in place of an event's body. */
  forgeBody: ((body: unknown) => unknown) | null;
  /** Every key is expired (K002). */
  expiredKeys: boolean;
}

export const defaultSwitches = (): SandboxSwitches => ({
  paymentIdIsCheckoutId: true,
  beforeFirstAttempt: 'not-found',
  amountAs: 'string',
  totalAmountField: 'value',
  uniqueReferences: false,
  signedDeliveries: false,
  deliverBeforeRedirect: false,
});

export const noFaults = (): SandboxFaults => ({
  duplicates: 0,
  reversedOrder: false,
  delayMs: 0,
  drop: false,
  apiLagMs: 0,
  payment: {},
  forgeBody: null,
  expiredKeys: false,
});

/** The next calls of the API that fit get a bad answer. */
export interface ApiFault {
  /** A status, no answer at all, a broken connection, or what is no JSON. */
  as: number | 'hang' | 'reset' | 'garbage';
  method?: string;
  /** A part of the path, such as '/checkouts'. */
  path?: string;
  /** Before the call is looked at, or after it has been carried out: a create that times out after succeeding. */
  when?: 'before' | 'after';
  /** How many calls; one unless given. */
  times?: number;
  retryAfterSeconds?: number;
}

export interface SandboxPayment {
  id: string;
  checkoutId: string;
  referenceNumber: string;
  status: PaymentStatus;
  amountCentavos: number;
}

export type SandboxOutcome = 'paid' | 'declined' | 'authentication-failed' | 'cancelled' | 'late-success';

/** What tests do to the sandbox, and the loop that delivers. */
export interface SandboxControls {
  /** Set what it should be. */
  switches: SandboxSwitches;
  faults: SandboxFaults;
  failNext(fault: ApiFault): void;
  /** Switches, faults and failures back to where they began; what has happened stays. */
  reset(): void;
  /** Ends what has run out of time and delivers all that is due. Answers the attempts, in order. */
  deliverDue(): Promise<DeliveryAttempt[]>;
  /** Posts any body to the webhook address, as anyone could. Returns the status. */
  forge(body: unknown, headers?: Record<string, string>): Promise<number>;
  /** What a person does on the hosted page, at once. 'late-success' lets money come whatever was before. */
  finish(referenceNumber: string, outcome: SandboxOutcome): SandboxPayment;
  /** Gives money back as in Maya's dashboard, at any time; all of it unless said otherwise. No event is sent. */
  giveBack(referenceNumber: string, kind: 'void' | 'refund', amountCentavos?: number): SandboxPayment;
  /** All attempts, or those under one reference number, oldest first. */
  payments(referenceNumber?: string): SandboxPayment[];
  /** All deliveries with their attempts, oldest first. */
  deliveries(): DeliveryRecord[];
  /** The key that fits signed deliveries, as PEM. */
  signingPublicKey(): string;
}
