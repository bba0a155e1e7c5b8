import { randomUUID } from 'node:crypto';
import { displayName } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { pendingPaymentMinutes, proPeriodDays, whyNotForSale } from '#shared/billing/subscription';
import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import type { PaymentRow } from '../../../db/schema/billing';
import type { User } from '../../../db/schema/users';
import { AppError } from '../../../http/errors/app-error';
import { MayaRefused, MayaUnavailable, type Checkout } from '../../../integrations/maya/maya';
import { abandon } from './cancel-payment';
import { nextAskAt } from '../settling/ask-schedule';
import type { BillingDeps } from '../billing-deps';
import { notAskable } from './not-askable';
import { failPending, findPending, insertPayment, storeCheckout, updatePayment } from '../payment-repository';
import { withinOneDeadline } from '../one-deadline';
import { settle } from '../settling/settle';

const pendingPayment = () =>
  new AppError(
    'PENDING_PAYMENT',
    `You already have a pending payment. Please finish it, or try again in ${pendingPaymentMinutes} minutes.`,
  );

const nothingCharged = (cause: unknown, logged?: { referenceNumber: string }) =>
  new AppError(
    'UNAVAILABLE',
    'Maya does not answer at the moment. Nothing was charged. Please try again in a few minutes.',
    { cause, ...(logged && { logged }) },
  );

const noAnswer = 'Maya did not answer in time';

// Far above the timeout of calls to the provider.
const maxCreateMs = 60_000;

/**
 * Starts a payment for a period of Pro and returns the checkout's address. The payment is stored before the provider is
 * called, so that money can never arrive for an unknown payment.
 */
export const beginCheckout = async (
  unbounded: BillingDeps,
  user: User,
): Promise<{ checkout_url: string }> => {
  const deps = withinOneDeadline(unbounded);
  const now = deps.clock.now();
  const reason = whyNotForSale(user, now);
  if (reason) throw new AppError('CONFLICT', reason);
  await clearTheWay(deps, user, now);
  const payment = await insertPayment(deps.db, {
    userId: user.id,
    referenceNumber: randomUUID(),
    amountCentavos: plans.pro.priceCentavos ?? 0,
    periodDays: proPeriodDays,
    createdAt: now,
    nextAskAt: nextAskAt({ status: 'pending', createdAt: now, paidAt: null }, now),
  });
  // Another request of the same user was faster.
  if (!payment) throw pendingPayment();
  const checkout = await createAtProvider(deps, user, payment);
  const isStored = await storeCheckout(deps.db, payment, {
    checkoutId: checkout.checkoutId,
    checkoutUrl: checkout.redirectUrl,
  });
  if (!isStored) {
    // The account was deleted meanwhile: do not redirect to the checkout.
    await abandon(deps, payment, 'The account was deleted before it was paid');
    throw new AppError('UNAUTHORIZED', 'Unauthorized');
  }
  return { checkout_url: checkout.redirectUrl };
};

/** A pending payment blocks new ones for a while; after that it is settled, and replaced unless it was paid. */
const clearTheWay = async (deps: BillingDeps, user: User, now: Date) => {
  const pending = await findPending(deps.db, user.id);
  if (!pending) return;
  const ageMs = now.getTime() - pending.createdAt.getTime();
  if (ageMs < pendingPaymentMinutes * 60_000 && !isOutOfReach(pending, ageMs)) throw pendingPayment();
  const settlement = await settle(deps, pending).catch((cause: unknown) => {
    throw notAskable(cause, 'so no new one was started');
  });
  if (settlement === 'granted' || settlement === 'already_granted') {
    throw new AppError(
      'CONFLICT',
      'Your earlier payment has just arrived, and your plan is Pro now. There is nothing more to pay.',
    );
  }
  if (settlement === 'pending') await abandon(deps, pending, 'Another payment was started in its place');
};

/**
 * A payment whose checkout the user never saw: the response was lost, or the process died. While another request may still
 * be creating it, it stays.
 */
const isOutOfReach = ({ checkoutUrl, failureReason }: PaymentRow, ageMs: number) =>
  checkoutUrl === null && (failureReason !== null || ageMs >= maxCreateMs);

const createAtProvider = async (deps: BillingDeps, user: User, payment: PaymentRow): Promise<Checkout> => {
  const billing = (status: string) => `${deps.publicUrl}${pages.billing}?status=${status}`;
  try {
    return await deps.payments.createCheckout({
      referenceNumber: payment.referenceNumber,
      amountCentavos: payment.amountCentavos,
      itemName: `${product.name} Pro, ${payment.periodDays} days`,
      buyer: {
        name: displayName(user),
        firstName: user.firstName,
        lastName: user.lastName,
        // The provider sends receipts there.
        ...(user.emailVerified && { email: user.email }),
      },
      redirectUrls: {
        success: billing('success'),
        failure: billing('failure'),
        cancel: billing('cancelled'),
      },
    });
  } catch (error) {
    throw await explain(deps, payment, error);
  }
};

/**
 * Handles a create without a checkout. A refused or undelivered request is final. With an unknown outcome the user has no
 * address to pay at: query the provider, cancel its attempts and abandon the payment. If the provider cannot be queried,
 * the payment stays pending for the reconciler or the user's next attempt.
 */
const explain = async (deps: BillingDeps, payment: PaymentRow, error: unknown): Promise<AppError> => {
  const { referenceNumber } = payment;
  if (error instanceof MayaRefused) {
    await failPending(deps.db, payment.id, {
      failureReason: 'Maya did not accept the payment',
      nextAskAt: null,
    });
    return new AppError(
      'PAYMENT_REFUSED',
      'Maya did not accept this payment. Nothing was charged. Please contact support.',
      {
        cause: error,
        logged: { referenceNumber, hint: 'Maya refused a checkout: are the keys and the base URL right?' },
      },
    );
  }
  if (error instanceof MayaUnavailable) {
    await failPending(deps.db, payment.id, { failureReason: noAnswer, nextAskAt: null });
    return nothingCharged(error, { referenceNumber });
  }
  try {
    const settlement = await settle(deps, payment);
    if (settlement === 'pending') await abandon(deps, payment, noAnswer);
  } catch {
    // A reason on a pending payment marks its checkout as lost.
    await updatePayment(deps.db, payment.id, { failureReason: noAnswer }).catch(() => undefined);
  }
  return nothingCharged(error, { referenceNumber });
};
