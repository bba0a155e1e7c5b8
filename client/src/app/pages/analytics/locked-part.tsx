import { handleUnauthorized } from '../../../features/accounts/sign-in-redirect';
import { useRefreshCurrentUser } from '../../../features/accounts/use-refresh-current-user';
import { LockedTrends } from '../../../features/analytics/trends/locked-trends';
import { CheckoutButton } from '../../../features/billing/checkout/checkout-button';
import { useCheckout } from '../../../features/billing/checkout/use-checkout';

const toSignIn = () => void handleUnauthorized();

/** What Pro adds here, with a link to upgrade. */
export const LockedPart = () => {
  const refreshUser = useRefreshCurrentUser();
  const checkout = useCheckout({
    onUnauthorized: toSignIn,
    // A payment may have arrived since the user was fetched.
    onRefused: () => void refreshUser().catch(() => undefined),
  });
  return (
    <LockedTrends>
      <CheckoutButton checkout={checkout} isRenewal={false} />
    </LockedTrends>
  );
};
