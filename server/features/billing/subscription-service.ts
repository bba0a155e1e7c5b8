import type { Payment, SubscriptionOverview, SubscriptionStatus } from '#shared/billing/schema';
import { effectivePlan } from '#shared/billing/plans';
import { endsWithTrial } from '#shared/billing/trial';
import { daysUntilExpiry, isExpired, isExpiring } from '#shared/billing/subscription';
import type { PaymentRow } from '../../db/schema/billing';
import type { User, UserId } from '../../db/schema/users';
import { trialHolderOf } from '../../db/subscriptions';
import { notFound } from '../../http/errors/app-error';
import type { BillingDeps } from './billing-deps';
import { withinOneDeadline } from './one-deadline';
import { findOpen, listPayments } from './payment-repository';
import { settle } from './settling/settle';
import { findSubscriber, planUntil } from './subscriptions/subscriber-repository';
import { checkoutLifeMs } from './settling/verdict';

// Far more than usual; a year has twelve payments.
const maxPayments = 100;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  amount: row.amountCentavos,
  status: row.status,
  paidAt: iso(row.paidAt),
  createdAt: row.createdAt.toISOString(),
  referenceNumber: row.referenceNumber,
  receiptNumber: row.receiptNumber,
  fundSource: row.fundSource,
  periodStart: iso(row.periodStart),
  periodEnd: iso(row.periodEnd),
  failureReason: row.failureReason,
  checkoutUrl: row.status === 'pending' ? row.checkoutUrl : null,
});

export const subscriptionOverview = async (
  { db, clock }: BillingDeps,
  owner: UserId,
): Promise<SubscriptionOverview> => {
  const subscriber = await findSubscriber(db, owner);
  if (!subscriber) throw notFound();
  const payments = (await listPayments(db, owner, maxPayments)).map(toPayment);
  return {
    subscription: {
      expiresAt: iso(subscriber.subscriptionExpiresAt),
      plan: effectivePlan(subscriber, clock.now()),
    },
    payments,
    latestPayment: payments[0] ?? null,
  };
};

export const subscriptionStatus = async (
  { db, clock }: BillingDeps,
  owner: UserId,
): Promise<SubscriptionStatus> => {
  const subscriber = await findSubscriber(db, owner);
  if (!subscriber) throw notFound();
  const status = statusOf(subscriber, clock.now());
  const end = subscriber.subscriptionExpiresAt;
  return { ...status, endedPlan: status.isExpired && end ? await planUntil(db, owner, end) : null };
};

const statusOf = (
  subscriber: Pick<User, 'plan' | 'subscriptionExpiresAt' | 'trialStartedAt' | 'trialEndsAt'>,
  now: Date,
): Omit<SubscriptionStatus, 'endedPlan'> => {
  const plan = effectivePlan(subscriber, now);
  const daysLeft = daysUntilExpiry(subscriber.subscriptionExpiresAt, now);
  const status = isExpired(daysLeft)
    ? 'expired'
    : plan === 'free'
      ? 'free'
      : isExpiring(daysLeft)
        ? 'expiring'
        : 'active';
  return {
    plan,
    status,
    isExpired: status === 'expired',
    daysUntilExpiry: daysLeft,
    subscriptionExpiresAt: iso(subscriber.subscriptionExpiresAt),
    isTrial: endsWithTrial(trialHolderOf(subscriber)),
  };
};

/**
 * Queries the owner's payments that may still be paid, because the user is waiting: including failed ones, whose page may
 * have accepted another card. An unavailable provider is not an error here.
 */
export const checkPayments = async (deps: BillingDeps, owner: UserId): Promise<SubscriptionStatus> => {
  const since = new Date(deps.clock.now().getTime() - checkoutLifeMs);
  const bounded = withinOneDeadline(deps);
  for (const payment of await findOpen(deps.db, owner, since)) {
    await settle(bounded, payment).catch((error: unknown) =>
      deps.logger.warn({ err: error }, 'a payment could not be checked; the reconciler will'),
    );
  }
  return subscriptionStatus(deps, owner);
};
