import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { formatDate } from '../../../lib/format';
import { Badge } from '../../../ui/layout/badge';
import { Card, CardHeader } from '../../../ui/layout/card';
import { localStatusOf } from './plan-notice';
import { planTone } from './plan-tone';

type Holder = Pick<CurrentUser, 'plan' | 'subscriptionExpiresAt'>;

export const CurrentPlanCard = ({ user }: { user: Holder }) => (
  <Card aria-labelledby="current-plan">
    <CardHeader
      title="Current plan"
      titleId="current-plan"
      className="mb-2"
      action={<Badge tone={planTone(user.plan)}>{plans[user.plan].name} Plan</Badge>}
    />
    <p className="text-sm text-muted">{endOf(user)}</p>
  </Card>
);

const endOf = (user: Holder) => {
  if (user.plan === 'free') return 'You are on the free plan. It does not end.';
  const { subscriptionExpiresAt, daysUntilExpiry } = localStatusOf(user);
  if (subscriptionExpiresAt === null || daysUntilExpiry === null) return 'This plan has no end date.';
  const left = daysUntilExpiry === 1 ? '1 day left' : `${Math.max(daysUntilExpiry, 0)} days left`;
  return `Paid until ${formatDate(subscriptionExpiresAt)} (${left}).`;
};
