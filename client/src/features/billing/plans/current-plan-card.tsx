import { AtSign, FileText, Files, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
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

const { welcome } = statusWords;

const firstSteps: readonly { icon: LucideIcon; label: string; tab: string }[] = [
  { icon: FileText, label: welcome.templates, tab: 'templates' },
  { icon: AtSign, label: welcome.profileLink, tab: 'profile' },
  { icon: Files, label: welcome.credentials, tab: 'credentials' },
];

/** Shortcuts to what a user with Pro can do now. */
export const ProWelcomeCard = ({ isTrial }: { isTrial: boolean }) => (
  <Card aria-labelledby="pro-welcome">
    <CardHeader
      title={welcome.title}
      titleId="pro-welcome"
      description={isTrial ? welcome.trying : welcome.paying}
      className="mb-2"
    />
    <ul className="-mb-2">
      {firstSteps.map(({ icon: Icon, label, tab }) => (
        <li key={tab}>
          <Link
            href={`${pages.dashboard}?tab=${tab}`}
            className="flex min-h-11 items-center gap-3 text-sm font-medium text-primary-text hover:underline"
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
