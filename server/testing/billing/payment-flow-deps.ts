import { abandon } from '../../features/billing/checkout/cancel-payment';
import { billingDepsOf } from '../../features/billing/billing-deps';
import { beginCheckout } from '../../features/billing/checkout/checkout';
import { expireSubscriptions } from '../../features/billing/subscriptions/expire';
import { settle } from '../../features/billing/settling/settle';
import type { PaymentFlowDeps } from '../../features/test-tools/test-tools-deps';
import type { TestApp } from '../test-app';

/** What the payment flow test needs, as the app hands it over: for tests that put something else in its place. */
export const paymentFlowDepsOf = ({ deps }: Pick<TestApp, 'deps'>): PaymentFlowDeps => {
  const billing = billingDepsOf(deps);
  return {
    db: billing.db,
    clock: billing.clock,
    logger: billing.logger,
    playMoney: deps.playMoney,
    expireSubscriptions: () => expireSubscriptions(billing),
    beginCheckout: (user) => beginCheckout(billing, user),
    settle: (payment) => settle(billing, payment),
    abandon: (payment, reason) => abandon(billing, payment, reason),
  };
};
