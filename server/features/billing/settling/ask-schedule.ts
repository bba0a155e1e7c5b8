import type { PaymentRow } from '../../../db/schema/billing';
import { checkoutLifeMs } from './verdict';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Asked = Pick<PaymentRow, 'status' | 'createdAt' | 'paidAt'>;

/**
 * When to query the provider about a payment again. A pending one often, because the user is waiting; a failed one for a
 * week, because money may arrive late; a paid one while it can be refunded (180 days), because refunds send no event; a
 * refunded one while its checkout is open.
 */
export const nextAskAt = (payment: Asked, now: Date): Date | null => {
  const wait = waitMs(payment, now);
  return wait === null ? null : new Date(now.getTime() + wait);
};

const waitMs = ({ status, createdAt, paidAt }: Asked, now: Date): number | null => {
  const age = now.getTime() - (paidAt ?? createdAt).getTime();
  switch (status) {
    case 'pending':
      return age < 15 * minute ? minute : 5 * minute;
    case 'failed':
      // Its checkout is still open: the next card may succeed.
      if (age < checkoutLifeMs) return 5 * minute;
      return age < day ? hour : age < 7 * day ? day : null;
    case 'paid':
      return age < 2 * day ? 6 * hour : age < 35 * day ? day : age < 180 * day ? 7 * day : null;
    case 'refunded':
      return now.getTime() - createdAt.getTime() < checkoutLifeMs ? 5 * minute : null;
  }
};

/** When to query again after an unusable answer: less often with age, but always again. */
export const afterNoAnswer = ({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(5 * minute, age / 10), day));
};
