import { useId } from 'react';
import { plans } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { formatCentavos } from '../../../lib/format';
import { Button } from '../../../ui/button';
import type { Checkout } from './use-checkout';

interface CheckoutButtonProps {
  checkout: Checkout;
  /** A renewal before the end. */
  isRenewal: boolean;
}

/** Redirects to Maya's payment page; the label names it. */
export const CheckoutButton = ({ checkout, isRenewal }: CheckoutButtonProps) => {
  const explanationId = useId();
  return (
    <>
      <Button
        variant={isRenewal ? 'primary' : 'accent'}
        className="min-h-11 w-full"
        loading={checkout.isBusy}
        loadingLabel="Opening Maya…"
        aria-describedby={explanationId}
        onClick={checkout.begin}
      >
        {isRenewal ? `Renew for ${proPeriodDays} days` : 'Upgrade to Pro'}
      </Button>
      <p id={explanationId} className="mt-2 text-xs text-muted">
        Takes you to Maya to pay {formatCentavos(plans.pro.priceCentavos ?? 0)} by wallet, card or online
        banking.{' '}
        {isRenewal
          ? `${proPeriodDays} days are added to the end of your plan.`
          : `It is for ${proPeriodDays} days, and nothing is charged again by itself.`}
      </p>
    </>
  );
};
