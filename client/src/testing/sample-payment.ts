import type { Plan } from '#shared/billing/plans';
import type { Payment, SubscriptionOverview, SubscriptionStatus } from '#shared/billing/schema';
import { daysUntilExpiry, isExpired, isExpiring } from '#shared/billing/subscription';

/** A paid payment of ₱99.00; pass what matters to the test. */
export const samplePayment = (changes: Partial<Payment> = {}): Payment => ({
  id: crypto.randomUUID(),
  amount: 9900,
  status: 'paid',
  paidAt: '2026-11-20T01:02:00.000Z',
  createdAt: '2026-11-20T01:00:00.000Z',
  referenceNumber: '5d7c6b50-0d55-4f0e-9d9f-6f7b6f0b6a01',
  receiptNumber: '004512',
  fundSource: 'Maya wallet',
  periodStart: '2026-11-20T01:02:00.000Z',
  periodEnd: '2026-12-20T01:02:00.000Z',
  failureReason: null,
  checkoutUrl: null,
  ...changes,
});

export const samplePendingPayment = (changes: Partial<Payment> = {}): Payment =>
  samplePayment({
    status: 'pending',
    paidAt: null,
    receiptNumber: null,
    fundSource: null,
    periodStart: null,
    periodEnd: null,
    checkoutUrl: 'https://payments-web-sandbox.paymaya.com/v2/checkout?id=1',
    ...changes,
  });

/** The server's overview of a user with these payments, newest first. */
export const sampleSubscription = (
  subscription: SubscriptionOverview['subscription'] = { plan: 'free', expiresAt: null },
  payments: Payment[] = [],
): SubscriptionOverview => ({ subscription, payments, latestPayment: payments[0] ?? null });

/** The same user's subscription status at `now`. */
export const sampleStatus = (
  { plan, expiresAt }: SubscriptionOverview['subscription'],
  now = new Date(),
  endedPlan: Plan = 'pro',
): SubscriptionStatus => {
  const daysLeft = daysUntilExpiry(expiresAt === null ? null : new Date(expiresAt), now);
  const isOver = isExpired(daysLeft);
  return {
    plan,
    status: isOver ? 'expired' : plan === 'free' ? 'free' : isExpiring(daysLeft) ? 'expiring' : 'active',
    isExpired: isOver,
    endedPlan: isOver ? endedPlan : null,
    subscriptionExpiresAt: expiresAt,
    daysUntilExpiry: daysLeft,
    isTrial: false,
  };
};
