import type { CurrentUser } from '#shared/accounts/schema';
import { whyNotForSale } from '#shared/billing/subscription';
import { CheckoutButton } from '../checkout/checkout-button';
import { PlanCard } from './plan-card';
import type { Checkout } from '../checkout/use-checkout';

interface PlanOfferProps {
  user: Pick<CurrentUser, 'plan' | 'subscriptionExpiresAt'>;
  checkout: Checkout;
}

/** The two plans side by side: the current one, and how to get or renew Pro. */
export const PlanOffer = ({ user, checkout }: PlanOfferProps) => {
  const { plan, subscriptionExpiresAt } = user;
  const end = subscriptionExpiresAt === null ? null : new Date(subscriptionExpiresAt);
  const notForSale = whyNotForSale({ plan, subscriptionExpiresAt: end }, new Date());
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
      <PlanCard
        plan="free"
        {...(plan === 'free' && { mark: 'Your plan' })}
        description="All you need for a first resume."
      />
      <PlanCard
        plan="pro"
        mark={plan === 'pro' ? 'Your plan' : 'Most Popular'}
        highlighted
        description="For when every detail of the application counts."
      >
        {notForSale ? (
          <p className="rounded-control border border-transparent bg-subtle p-3 text-sm">{notForSale}</p>
        ) : (
          <CheckoutButton checkout={checkout} isRenewal={plan === 'pro'} />
        )}
      </PlanCard>
    </div>
  );
};
