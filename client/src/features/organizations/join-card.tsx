import { useQuery } from '@tanstack/react-query';
import { CircleAlert, UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { signInPath } from '#shared/accounts/endpoints';
import type { CurrentUser } from '#shared/accounts/schema';
import { organizationKindNames } from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { formatDate } from '../../lib/format';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { invitationQuery, useAcceptInvitation } from './api';
import { teamPath } from './team-path';
import { organizationWords, roleWords } from './words';

const words = organizationWords.join;

interface JoinCardProps {
  user: CurrentUser | null;
  token: string;
  onJoined: (slug: string, team: string) => void;
  onUnauthorized: () => void;
}

/** What an invitation is for, and the way in: through sign-in for who is signed out. */
export const JoinCard = ({ user, token, onJoined, onUnauthorized }: JoinCardProps) => {
  const query = useQuery(invitationQuery(token));
  const acceptance = useAcceptInvitation();
  const here = pages.join.replace(':token', token);
  if (query.isPending)
    return <SkeletonRows label={words.loading} rows={2} className="h-16 rounded-control" />;
  if (query.isError)
    return (
      <>
        <h1 className="sr-only">{words.failed}</h1>
        <EmptyState
          icon={CircleAlert}
          title={words.failed}
          description={serverMessage(query.error, organizationWords.members.tryAgain)}
          action={
            <Link href="/" className={buttonClass({ variant: 'secondary' })}>
              {words.home}
            </Link>
          }
        />
      </>
    );
  const { organization, kind, role, email, expiresAt, memberOf } = query.data;
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-subtle text-muted">
        <UsersRound aria-hidden className="size-6" />
      </span>
      <h1 className="text-xl font-semibold wrap-anywhere">{words.title(organization)}</h1>
      <p className="text-sm text-muted">{organizationKindNames[kind]}</p>
      {memberOf !== null ? (
        <>
          <p className="text-sm">{words.member(organization)}</p>
          <Link href={teamPath(pages.team, memberOf)} className={buttonClass()}>
            {words.open}
          </Link>
        </>
      ) : (
        <>
          <p className="max-w-md text-sm">{words.about(roleWords[role].name)}</p>
          <p className="max-w-md text-sm text-muted">
            {email && `${words.email(email)} `}
            {words.until(formatDate(expiresAt))}
          </p>
          {acceptance.error && (
            <p role="alert" className="max-w-md text-sm font-medium text-danger-text">
              {serverMessage(acceptance.error, organizationWords.members.tryAgain)}
            </p>
          )}
          {user ? (
            <>
              <Button
                loading={acceptance.isPending}
                keepsFocus
                onClick={() =>
                  acceptance.mutate(token, {
                    onSuccess: ({ slug }) => onJoined(slug, organization),
                    onError: (error) => {
                      if (isUnauthorized(error)) onUnauthorized();
                    },
                  })
                }
              >
                {words.join}
              </Button>
            </>
          ) : (
            <>
              <a href={signInPath(here)} className={buttonClass()}>
                {words.signIn}
              </a>
              <p className="text-sm text-muted">{words.newHere}</p>
            </>
          )}
        </>
      )}
    </div>
  );
};
