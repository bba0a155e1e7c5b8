import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { endsWithTrial } from '#shared/billing/trial';
import { pages } from '#shared/pages/page-table';
import type { Payment } from '#shared/billing/schema';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { UnverifiedEmail } from '../../features/accounts/unverified-email';
import { useRefreshCurrentUser } from '../../features/accounts/api';
import {
  subscriptionQuery,
  subscriptionStatusQuery,
  useRefreshSubscription,
} from '../../features/billing/api';
import { CurrentPlanCard, ProWelcomeCard } from '../../features/billing/plans/current-plan-card';
import { PaymentHistory } from '../../features/billing/payments/payment-history';
import {
  PendingPaymentCard,
  usePaymentCancel,
  usePaymentCheck,
} from '../../features/billing/payments/pending-payment-card';
import { PlanComparison } from '../../features/billing/plans/plan-comparison';
import { planNotice, localStatusOf } from '../../features/billing/plans/plan-notice';
import { PlanOffer } from '../../features/billing/plans/plan-offer';
import { RenewalNotice } from '../../features/billing/plans/renewal-notice';
import { ReturnStatus, usePaymentReturn } from '../../features/billing/checkout/payment-return';
import { useCheckout } from '../../features/billing/checkout/checkout-button';
import { useStartTrial } from '../../features/billing/trial/trial-button';
import { Button } from '../../ui/button';
import { PageHeader } from '../layout/page-header';
import { usePageTitle } from '../page-title';
import { billingPageWords as words } from './words';
import { announcePdfFailure } from '../../features/document/pdf-failure';

const toSignIn = () => void handleUnauthorized();

export const BillingPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.tab);
  const overview = useQuery({ ...subscriptionQuery(user.id), refetchOnMount: 'always' });
  const status = useQuery({ ...subscriptionStatusQuery(user.id), refetchOnMount: 'always' });
  const refreshUser = useRefreshCurrentUser();
  const refreshSubscription = useRefreshSubscription(user.id);
  const known = { refreshUser, refreshSubscription, onUnauthorized: toSignIn };
  const phase = usePaymentReturn(known);
  const check = usePaymentCheck(known);
  const cancel = usePaymentCancel(known);
  const checkout = useCheckout({ ...known, onRefused: () => void refreshSubscription() });
  const trial = useStartTrial({ userId: user.id, refreshUser, onUnauthorized: toSignIn });
  const receipt = useDownloadReceipt(user);

  const isSignedOut = overview.data === null;
  useEffect(() => {
    if (isSignedOut) toSignIn();
  }, [isSignedOut]);

  // The plan may have changed since the user was fetched: a late payment, an administrator, a refund.
  const subscription = overview.data?.subscription;
  const { plan, subscriptionExpiresAt } = user;
  useEffect(() => {
    if (!subscription) return;
    const isNews = subscription.plan !== plan || subscription.expiresAt !== subscriptionExpiresAt;
    if (isNews) refreshUser().catch(() => undefined);
  }, [subscription, plan, subscriptionExpiresAt, refreshUser]);

  const isVerifying = phase === 'checking' || phase === 'processing';
  const pending = overview.data?.payments.find((payment) => payment.status === 'pending');
  const notice = planNotice(status.data ?? localStatusOf(user));

  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <ReturnStatus phase={phase} />
      {notice && (
        <RenewalNotice notice={notice}>
          {(notice.plan !== 'agency' || notice.kind === 'expired') && (
            <Button
              variant="accent"
              className="max-sm:w-full"
              loading={checkout.isBusy}
              onClick={checkout.begin}
            >
              {notice.plan === 'agency' || notice.isTrial ? words.getPro : words.renew}
            </Button>
          )}
        </RenewalNotice>
      )}
      <div className="grid gap-4 lg:grid-flow-col lg:auto-cols-fr lg:gap-6">
        {pending && !isVerifying && (
          <PendingPaymentCard
            payment={pending}
            isChecking={check.isPending}
            onCheck={() => check.mutate(pending)}
            isCanceling={cancel.isPending}
            onCancel={() => cancel.mutate(pending)}
          />
        )}
        <CurrentPlanCard user={user} />
        {plan !== 'free' && <UnverifiedEmail user={user} returnTo={pages.billing} />}
        {plan === 'pro' && <ProWelcomeCard isTrial={endsWithTrial(user)} />}
      </div>
      <h2 className="mt-8 mb-4 text-lg font-semibold">{words.plans}</h2>
      <PlanOffer user={user} checkout={checkout} trial={trial} />
      <div className="mt-8 grid gap-8">
        <PaymentHistory
          payments={overview.data?.payments}
          hasFailed={overview.isError}
          isRetrying={overview.isFetching}
          onRetry={() => void refreshSubscription()}
          onReceipt={(payment) => receipt.mutate(payment)}
          receiptUnderWay={receipt.isPending ? receipt.variables.id : undefined}
        />
        <section aria-labelledby="comparison">
          <h2 id="comparison" className="mb-4 text-lg font-semibold">
            {words.compare}
          </h2>
          <PlanComparison />
        </section>
      </div>
    </div>
  );
};

/** Generates a payment's receipt as a PDF; code and fonts are loaded with the first. */
const useDownloadReceipt = (user: CurrentUser) =>
  useMutation({
    mutationFn: async (payment: Payment) => {
      const { downloadReceipt } = await import('../../features/document/download-receipt');
      await downloadReceipt({ payment, payer: { name: displayName(user), email: user.email } });
    },
    onError: announcePdfFailure,
  });
