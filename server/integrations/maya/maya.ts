/** Every status that Maya's published description names for a payment. */
export const paymentStatuses = [
  'PENDING_TOKEN',
  'PENDING_PAYMENT',
  'FOR_AUTHENTICATION',
  'AUTHENTICATING',
  'AUTH_NOT_ENROLLED',
  'AUTH_SUCCESS',
  'AUTH_FAILED',
  'PAYMENT_PROCESSING',
  'PAYMENT_SUCCESS',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'PAYMENT_CANCELLED',
  'PAYMENT_INVALID',
  'AUTHORIZED',
  'CAPTURED',
  'CAPTURE_HOLD_EXPIRED',
  'DONE',
  'VOIDED',
  'REFUNDED',
  'ACCOUNT_ABUSE',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * What a status means for us. `askAgain` looks final but has to be asked for once more before it is believed; `person`
 * needs an operator, because none of our rules covers it.
 */
export type PaymentClass = 'pending' | 'paid' | 'failed' | 'reversed' | 'askAgain' | 'person';

const classes: Record<PaymentStatus | 'OTHER', PaymentClass> = {
  PENDING_TOKEN: 'pending',
  PENDING_PAYMENT: 'pending',
  FOR_AUTHENTICATION: 'pending',
  AUTHENTICATING: 'pending',
  AUTH_NOT_ENROLLED: 'pending',
  AUTH_SUCCESS: 'pending',
  PAYMENT_PROCESSING: 'pending',
  PAYMENT_SUCCESS: 'paid',
  PAYMENT_FAILED: 'failed',
  PAYMENT_EXPIRED: 'failed',
  PAYMENT_CANCELLED: 'failed',
  CAPTURE_HOLD_EXPIRED: 'failed',
  AUTH_FAILED: 'askAgain',
  VOIDED: 'reversed',
  REFUNDED: 'reversed',
  AUTHORIZED: 'person',
  CAPTURED: 'person',
  DONE: 'person',
  PAYMENT_INVALID: 'person',
  ACCOUNT_ABUSE: 'person',
  OTHER: 'person',
};

/** A payment counts as paid only where `isPaid` says so too. */
export const classOf = (status: PaymentStatus | 'OTHER'): PaymentClass => classes[status];

/** One attempt to pay, as Maya reports it. A reference number may have several. */
export interface ProviderPayment {
  id: string;
  /** Null if Maya omits it; such a payment cannot be matched. */
  referenceNumber: string | null;
  /** OTHER is a status that Maya has added since; `rawStatus` keeps its name. */
  status: PaymentStatus | 'OTHER';
  rawStatus: string;
  isPaid: boolean;
  amountCentavos: number;
  /** Three capital letters; anything but PHP is not what we asked for. */
  currency: string;
  createdAt: Date | null;
  updatedAt: Date | null;
  receiptNumber: string | null;
  /** What it was paid with, in a word or two, such as 'Visa •••• 1381' or 'Maya wallet'. */
  fundSource: string | null;
  canVoid: boolean;
  canRefund: boolean;
}

/** How a paid payment can be returned now: voided on its day, refunded from the next day on. */
export const reversalOpen = ({
  canVoid,
  canRefund,
}: Pick<ProviderPayment, 'canVoid' | 'canRefund'>): 'void' | 'refund' | null =>
  canVoid ? 'void' : canRefund ? 'refund' : null;

export interface CheckoutRequest {
  /** Ours, 1 to 36 characters. Maya does not refuse one that was used before. */
  referenceNumber: string;
  amountCentavos: number;
  itemName: string;
  /** Prefills the payment page. `name` stands in where there is no first name. */
  buyer?: { name?: string; firstName?: string; lastName?: string; email?: string };
  redirectUrls: { success: string; failure: string; cancel: string };
}

export interface Checkout {
  checkoutId: string;
  /** Where the person pays. */
  redirectUrl: string;
}

/** A void or a refund. */
export interface Reversal {
  kind: 'void' | 'refund';
  id: string;
  /** Maya's word: PENDING, SUCCESS or FAILED. */
  status: string;
  /** Null for a void, which is of everything. */
  amountCentavos: number | null;
  createdAt: Date | null;
}

export interface Webhook {
  id: string;
  /** The event, such as PAYMENT_SUCCESS. Maya keeps one address for each. */
  name: string;
  callbackUrl: string;
}

/**
 * The payment provider. Whatever only asks throws MayaUnavailable when there is no answer to be had. Whatever changes
 * something is tried once, and throws MayaUnknownOutcome where it may have happened all the same. All throw MayaRefused
 * for a plain no.
 */
export interface PaymentProvider {
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** All attempts under our reference number; none before the first one. */
  paymentsByReference(referenceNumber: string): Promise<ProviderPayment[]>;
  /** Null where Maya knows no such payment. */
  paymentById(id: string): Promise<ProviderPayment | null>;
  /** Possible until the person has chosen how to pay (PENDING_TOKEN, PENDING_PAYMENT). */
  cancel(paymentId: string): Promise<ProviderPayment>;
  /** Gives everything back on the day of the payment, until 23:59 in Manila. */
  voidPayment(paymentId: string, reason: string): Promise<Reversal>;
  /** Gives some or all back, from the next day on and for 180 days. */
  refund(paymentId: string, request: { amountCentavos: number; reason: string }): Promise<Reversal>;
  /** The voids and refunds of a payment, oldest first; of a kind that Maya refuses to tell about, none. */
  reversalsOf(paymentId: string): Promise<Reversal[]>;
  listWebhooks(): Promise<Webhook[]>;
  registerWebhook(webhook: Omit<Webhook, 'id'>): Promise<Webhook>;
  updateWebhook(id: string, callbackUrl: string): Promise<Webhook>;
  /** Without complaint when there is none. */
  removeWebhook(id: string): Promise<void>;
}

/** What only play money allows: to pay without a person. */
export interface PlayMoney {
  /** Pays what is open under this reference number. Throws where nothing is. */
  pay(referenceNumber: string): void;
  /** Has what is due delivered to our own handler over HTTP. Answers what became of this payment's event. */
  deliver(referenceNumber: string): Promise<number | 'no answer' | 'dropped' | 'not sent'>;
}

/** Which fields Maya did not like, and why; only with code 2553. */
export interface RefusedField {
  field: string;
  description: string;
}

/** Maya understood and said no: nothing has happened. `code` is Maya's own, such as 2553, PY0009 or K003. */
export class MayaRefused extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly parameters: RefusedField[];

  constructor(
    message: string,
    { status, code, parameters }: { status: number; code: string | null; parameters: RefusedField[] },
  ) {
    super(message);
    this.name = 'MayaRefused';
    this.status = status;
    this.code = code;
    this.parameters = parameters;
  }
}

/** Maya could not be queried or reached: nothing has happened, and a later query may work. */
export class MayaUnavailable extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'MayaUnavailable';
  }
}

/** Maya answered, and nothing in it can be understood: asking about something else may help, asking again may not. */
export class MayaUnreadable extends MayaUnavailable {
  constructor(message: string) {
    super(message);
    this.name = 'MayaUnreadable';
  }
}

/** The request went out and no usable answer came back: it may have been carried out. Ask before trying again. */
export class MayaUnknownOutcome extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'MayaUnknownOutcome';
  }
}
