import type { ReactNode } from 'react';
import type { UserDetails } from '#shared/admin-billing/user-schema';
import { formatDate, formatDateTime } from '../../../lib/format';
import { Badge } from '../../../ui/layout/badge';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmailText } from '../../../ui/layout/email-text';
import type { BillingRenderers } from '../billing-renderers';
import { userWords } from '../words';

const { account: words } = userWords;

type AccountCardProps = Pick<BillingRenderers, 'renderPlan'> & { user: UserDetails };

/** Who the user is, and what their plan is. */
export const AccountCard = ({ user, renderPlan }: AccountCardProps) => {
  const { email, emailVerified, contactEmail, username, id, isAdmin, createdAt } = user;
  const { plan, subscriptionExpiresAt, trial } = user;
  return (
    <Card aria-labelledby="user-account">
      <CardHeader title={words.title} titleId="user-account" />
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact name={words.plan}>{renderPlan(plan)}</Fact>
        <Fact name={words.until}>
          {subscriptionExpiresAt
            ? formatDateTime(subscriptionExpiresAt)
            : plan === 'free'
              ? words.none
              : words.noEnd}
        </Fact>
        <Fact name={words.email}>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span>
              <EmailText email={email} />
            </span>
            <Badge tone={emailVerified ? 'success' : 'warning'}>
              {emailVerified ? words.verified : words.notVerified}
            </Badge>
          </span>
        </Fact>
        {contactEmail && (
          <Fact name={words.contactEmail}>
            <EmailText email={contactEmail} />
          </Fact>
        )}
        <Fact name={words.username}>{username}</Fact>
        <Fact name={words.since}>{formatDateTime(createdAt)}</Fact>
        {trial && (
          <Fact name={words.trial}>
            {words.trialPeriod(formatDate(trial.startedAt), formatDate(trial.endsAt))}
          </Fact>
        )}
        {isAdmin && <Fact name={words.role}>{words.administrator}</Fact>}
        <Fact name={words.id}>{id}</Fact>
      </dl>
    </Card>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
  </div>
);
