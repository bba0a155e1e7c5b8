import { CalendarClock } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { PlanCard } from '../../features/billing/plan-card';
import { PlanComparison } from '../../features/billing/plan-comparison';
import { planTone } from '../../features/billing/plan-tone';
import { formatDate } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Card, CardHeader } from '../../ui/card';
import { PageHeader } from '../layout/page-header';
import { usePageTitle } from '../page-title';

export const BillingPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle('Billing');
  const isFree = user.plan === 'free';
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title="Billing & Subscription" description="Your plan, and what each plan includes." />
      <Card>
        <CardHeader
          title="Current plan"
          action={<Badge tone={planTone(user.plan)}>{plans[user.plan].name} Plan</Badge>}
        />
        <p className="text-sm text-muted">
          {isFree
            ? 'You are on the free plan. It does not end.'
            : user.subscriptionExpiresAt
              ? `Paid until ${formatDate(user.subscriptionExpiresAt)}.`
              : 'This plan has no end date.'}
        </p>
      </Card>
      <h2 className="mt-10 mb-4 text-lg font-semibold">Plans</h2>
      <div className="grid max-w-3xl gap-4 md:grid-cols-2 md:gap-6">
        <PlanCard
          plan="free"
          {...(isFree && { mark: 'Your plan' })}
          description="All you need for a first resume."
        />
        <PlanCard
          plan="pro"
          mark={user.plan === 'pro' ? 'Your plan' : 'Most Popular'}
          highlighted
          description="For when every detail of the application counts."
        >
          {isFree && (
            <p className="flex items-start gap-2 rounded-control bg-accent-soft p-3 text-sm">
              <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
              Online payment opens soon. Until then nothing is charged, and everything in the free plan works.
            </p>
          )}
        </PlanCard>
      </div>
      <h2 className="mt-10 mb-4 text-lg font-semibold">Compare the plans</h2>
      <PlanComparison className="max-w-3xl" />
    </div>
  );
};
