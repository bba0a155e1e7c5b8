import { type ReactNode, useState } from 'react';
import type { UserDetails } from '#shared/admin-billing/user-schema';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { formatDate, formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Badge } from '../../../ui/layout/badge';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmailText } from '../../../ui/layout/email-text';
import { announceError, announceSuccess } from '../admin-toasts';
import { useEndSessions } from '../api';
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

const { access } = userWords;

interface AccessCardProps {
  user: Pick<UserDetails, 'id' | 'email' | 'sessions' | 'apiTokens'>;
  onUnauthorized: () => void;
}

/** Where the user is signed in, with a button that ends it all. */
export const AccessCard = ({ user: { id, email, sessions, apiTokens }, onUnauthorized }: AccessCardProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useEndSessions();
  const isNone = sessions.length === 0 && apiTokens === 0;

  const end = async () => {
    try {
      announceSuccess((await mutateAsync(id)).message);
    } catch (error) {
      if (isUnauthorized(error)) onUnauthorized();
      else announceError(serverMessage(error, access.notEnded));
    }
    setIsAsking(false);
  };

  return (
    <Card aria-labelledby="user-sessions">
      <CardHeader
        title={access.title}
        titleId="user-sessions"
        action={
          // Not disabled: it gets the focus back once everything has ended.
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-disabled={isNone}
            className="aria-disabled:cursor-not-allowed"
            onClick={() => !isNone && setIsAsking(true)}
          >
            {access.endAll}
          </Button>
        }
      />
      {sessions.length === 0 ? (
        <p className="text-sm text-muted">{access.none}</p>
      ) : (
        <ul aria-label={access.list} className="-my-2 divide-y text-sm">
          {sessions.map((session) => (
            <li key={session.id} className="py-2">
              <p className="font-medium wrap-anywhere">{session.name}</p>
              <p className="text-muted">
                {access.seen(formatDateTime(session.signedInAt), formatDateTime(session.lastSeenAt))}
              </p>
            </li>
          ))}
        </ul>
      )}
      {apiTokens > 0 && <p className="mt-3 text-sm text-muted">{access.tokens(apiTokens)}</p>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !open && !isPending && setIsAsking(false)}
        title={access.ask(email)}
        description={access.consequence}
        confirmLabel={access.endAll}
        busy={isPending}
        onConfirm={() => void end()}
      />
    </Card>
  );
};
