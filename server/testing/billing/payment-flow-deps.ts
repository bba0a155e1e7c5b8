import { abandon } from '../../features/billing/checkout/abandon';
import { billingPartsOf } from '../../features/billing/billing-deps';
import { beginCheckout } from '../../features/billing/checkout/checkout';
import { expireSubscriptions } from '../../features/billing/subscriptions/expire';
import { settle } from '../../features/billing/settling/settle';
import type { PaymentFlowParts } from '../../features/test-tools/test-tools-deps';
import type { TestApp } from '../test-app';

/** What the payment flow test needs, as the app hands it over: for tests that put something else in its place. */
export const paymentFlowPartsOf = ({ parts }: Pick<TestApp, 'parts'>): PaymentFlowParts => {
  const billing = billingPartsOf(parts);
  return {
    db: billing.db,
    clock: billing.clock,
    logger: billing.logger,
    playMoney: parts.playMoney,
    expireSubscriptions: () => expireSubscriptions(billing),
    beginCheckout: (user) => beginCheckout(billing, user),
    settle: (payment) => settle(billing, payment),
    abandon: (payment, reason) => abandon(billing, payment, reason),
  };
};
