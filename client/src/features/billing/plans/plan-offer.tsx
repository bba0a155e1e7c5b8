import type { CurrentUser } from '#shared/accounts/schema';
import { whyNotForSale } from '#shared/billing/subscription';
import { endsWithTrial, mayStartTrial } from '#shared/billing/trial';
import { CheckoutButton, type Checkout } from '../checkout/checkout-button';
import { TrialButton, type StartTrial } from '../trial/trial-button';
import { trialWords } from '../words';
import { planWords } from './words';
import { PlanCard } from './plan-card';

type Buyer = Pick<CurrentUser, 'plan' | 'subscriptionExpiresAt' | 'trial'>;

interface PlanOfferProps {
  user: Buyer;
  checkout: Checkout;
  trial: StartTrial;
}

const { offer: words } = planWords;

/** The two plans, what is for sale first: the current one, and how to get, try or renew Pro. */
export const PlanOffer = ({ user, checkout, trial }: PlanOfferProps) => {
  const { plan, subscriptionExpiresAt } = user;
  const end = subscriptionExpiresAt === null ? null : new Date(subscriptionExpiresAt);
  const notForSale = whyNotForSale({ plan, subscriptionExpiresAt: end }, new Date());
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
      <PlanCard
        plan="pro"
        mark={plan === 'pro' ? words.yours : words.popular}
        highlighted
        description={words.pro}
      >
        {notForSale ? (
          <p className="rounded-control border border-transparent bg-subtle p-3 text-sm">{notForSale}</p>
        ) : (
          <CheckoutButton checkout={checkout} sale={saleTo(user)} />
        )}
        {mayStartTrial(user) && (
          <div className="mt-4 border-t pt-4">
            <TrialButton trial={trial} variant="secondary" className="min-h-11 w-full" />
            <p className="mt-2 text-xs text-muted">{trialWords.terms}</p>
          </div>
        )}
      </PlanCard>
      <PlanCard plan="free" {...(plan === 'free' && { mark: words.yours })} description={words.free} />
    </div>
  );
};

const saleTo = (user: Buyer) => {
  if (user.plan !== 'pro') return 'new';
  return endsWithTrial(user) ? 'afterTrial' : 'renewal';
};
