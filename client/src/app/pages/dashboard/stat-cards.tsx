import { Award, CreditCard, Download, Eye, type LucideIcon } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { formatDate } from '../../../lib/format';

/** Four figures at a glance. What is not counted yet says so instead of showing a number. */
export const StatCards = ({ user }: { user: CurrentUser }) => {
  const plan = plans[user.plan];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Stat icon={Eye} label="Profile Views" value="–" caption="Not counted yet" />
      <Stat icon={Download} label="Downloads" value="–" caption="Not counted yet" />
      <Stat
        icon={Award}
        label="Credentials"
        value={`– / ${plan.credentials}`}
        caption="Uploading is not open yet"
      />
      <Stat icon={CreditCard} label="Plan" value={plan.name} caption={planCaption(user)} />
    </dl>
  );
};

const planCaption = ({ plan, subscriptionExpiresAt }: CurrentUser) => {
  if (plan === 'free') return 'Free for as long as you like';
  return subscriptionExpiresAt ? `Until ${formatDate(subscriptionExpiresAt)}` : 'No end date';
};

interface StatProps {
  icon: LucideIcon;
  label: string;
  value: string;
  caption: string;
}

const Stat = ({ icon: Icon, label, value, caption }: StatProps) => (
  <div className="rounded-card border bg-surface p-4">
    <dt className="flex items-center gap-2 text-sm text-muted">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">{label}</span>
    </dt>
    <dd className="mt-2">
      <span className="block text-xl font-semibold tabular-nums">{value}</span>
      <span className="block text-xs text-muted">{caption}</span>
    </dd>
  </div>
);
