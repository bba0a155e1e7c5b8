import { handleUnauthorized } from '../../../features/accounts/sign-in-redirect';
import { useRefreshCurrentUser } from '../../../features/accounts/use-refresh-current-user';
import { LockedTrends } from '../../../features/analytics/trends/locked-trends';
import { CheckoutButton } from '../../../features/billing/checkout/checkout-button';
import { useCheckout } from '../../../features/billing/checkout/use-checkout';

const toSignIn = () => void handleUnauthorized();

/** What Pro adds here, with the way to it. */
export const LockedPart = () => {
  const refreshUser = useRefreshCurrentUser();
  const checkout = useCheckout({
    onUnauthorized: toSignIn,
    // Perhaps a payment has arrived that this page knows nothing of.
    onRefused: () => void refreshUser().catch(() => undefined),
  });
  return (
    <LockedTrends>
      <CheckoutButton checkout={checkout} isRenewal={false} />
    </LockedTrends>
  );
};
