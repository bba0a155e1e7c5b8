import type { PaymentStatus } from '../../integrations/maya/maya';

const minute = 60_000;

export const checkoutLifeMs = 60 * minute;
export const authenticationLifeMs = 15 * minute;

/** Where a payment may go from each status, apart from its end by time. The others are ends that the sandbox never reaches. */
const moves: Partial<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  PENDING_TOKEN: ['PENDING_PAYMENT', 'PAYMENT_CANCELLED'],
  PENDING_PAYMENT: ['FOR_AUTHENTICATION', 'PAYMENT_CANCELLED'],
  FOR_AUTHENTICATION: ['AUTHENTICATING', 'AUTH_NOT_ENROLLED'],
  AUTHENTICATING: ['AUTH_SUCCESS', 'AUTH_FAILED'],
  AUTH_NOT_ENROLLED: ['PAYMENT_PROCESSING'],
  AUTH_SUCCESS: ['PAYMENT_PROCESSING'],
  PAYMENT_PROCESSING: ['PAYMENT_SUCCESS', 'PAYMENT_FAILED'],
  PAYMENT_SUCCESS: ['VOIDED', 'REFUNDED'],
};

/** Money has come, even where some or all of it went back. */
export const hasBeenPaid = (status: PaymentStatus) =>
  status === 'PAYMENT_SUCCESS' || status === 'VOIDED' || status === 'REFUNDED';

/** Still on its way: from here it can move on, or expire. */
export const isUnfinished = (status: PaymentStatus) => status in moves && !hasBeenPaid(status);

export const isCancellable = (status: PaymentStatus) =>
  status === 'PENDING_TOKEN' || status === 'PENDING_PAYMENT';

export const mayMove = (from: PaymentStatus, to: PaymentStatus) =>
  to === 'PAYMENT_EXPIRED' ? isUnfinished(from) : (moves[from]?.includes(to) ?? false);

const hour = 60 * minute;
const day = 24 * hour;
const manilaDay = (ms: number) => Math.floor((ms + 8 * hour) / day);

/** A void is for the day of the payment in Manila, a refund for the 180 days from the next on. */
export const reversalWindow = (paidAt: number, now: number): 'void' | 'refund' | 'over' => {
  if (manilaDay(now) <= manilaDay(paidAt)) return 'void';
  return now <= paidAt + 180 * day ? 'refund' : 'over';
};
