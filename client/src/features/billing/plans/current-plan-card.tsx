import type { CurrentUser } from '#shared/accounts/schema';
import { formatDate } from '../../../lib/format';
import { Badge } from '../../../ui/layout/badge';
import { Card, CardHeader } from '../../../ui/layout/card';
import { localStatusOf } from './plan-notice';
import { planTone } from './plan-tone';
import { statusWords } from '../words';

type Holder = Pick<CurrentUser, 'plan' | 'subscriptionExpiresAt' | 'trial'>;

const { current: words } = statusWords;

export const CurrentPlanCard = ({ user }: { user: Holder }) => (
  <Card aria-labelledby="current-plan">
    <CardHeader
      title={words.title}
      titleId="current-plan"
      className="mb-2"
      action={<Badge tone={planTone(user.plan)}>{words.badge(user.plan)}</Badge>}
    />
    <p className="text-sm text-muted">{endOf(user)}</p>
  </Card>
);

const endOf = (user: Holder) => {
  if (user.plan === 'free') return words.free;
  const { subscriptionExpiresAt, daysUntilExpiry, isTrial } = localStatusOf(user);
  if (subscriptionExpiresAt === null || daysUntilExpiry === null) return words.noEnd;
  const end = formatDate(subscriptionExpiresAt);
  return isTrial ? words.trialUntil(end, daysUntilExpiry) : words.paidUntil(end, daysUntilExpiry);
};
