import { useQueryClient, useQuery } from '@tanstack/react-query';
import { ExternalLink, QrCode, FileArchive, MonitorSmartphone, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { profilePath } from '#shared/public-profile/endpoints';
import { plans } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { ProfileForm } from '../../../../features/accounts/profile-form';
import { UnverifiedEmail } from '../../../../features/accounts/unverified-email';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { publicProfileQuery } from '../../../../features/public-profile/api';
import { HiddenNotice } from '../../../../features/public-profile/visibility/hidden-notice';
import { VisibilityCard } from '../../../../features/public-profile/visibility/visibility-card';
import { CopyLink } from '../../../../features/sharing/copy-link';
import { profileUrl } from '../../../../features/sharing/profile-url';
import { OwnShareButton } from '../../../own-share-button';
import { buttonClass } from '../../../../ui/button';
import { Card, CardHeader } from '../../../../ui/layout/card';
import { profileTabWords as words } from '../words';
import { LockedUsername, UsernameForm } from '../../../../features/accounts/username-form';
import { ProfileHero } from '../../../../features/public-profile/profile/profile-hero';
import { FailedState } from '../../../../ui/feedback/failed-state';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton';

const links: readonly { href: string; label: string; icon: LucideIcon }[] = [
  { href: pages.devices, label: words.account.devices, icon: MonitorSmartphone },
  { href: pages.yourData, label: words.account.data, icon: FileArchive },
];

/** The Profile tab's links to the account screens. */
const AccountLinks = () => (
  <Card aria-labelledby="account-links">
    <CardHeader title={words.account.title} titleId="account-links" />
    <div className="flex flex-wrap gap-2">
      {links.map(({ href, label, icon: Icon }) => (
        <Link key={href} href={href} className={buttonClass({ variant: 'secondary' })}>
          <Icon aria-hidden />
          {label}
        </Link>
      ))}
    </div>
  </Card>
);

/** The top of the user's public profile, refetched each time the tab opens. */
const ProfilePreview = ({ username }: { username: string }) => {
  const { data, isPending, isFetching, refetch } = useQuery({
    ...publicProfileQuery(username),
    refetchOnMount: 'always',
  });
  if (isPending) {
    return (
      <Loading label={words.preview.loading} className="flex gap-4 rounded-card border p-4">
        <Skeleton className="size-16 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1 space-y-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-52 max-w-full" />
        </div>
      </Loading>
    );
  }
  if (!data) {
    return <FailedState title={words.preview.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div className="rounded-card border bg-page p-4">
      <ProfileHero user={data.user} resume={data.resume} headingLevel={3} />
    </div>
  );
};

/** The public profile's URL: editable if the plan includes that, else with an upgrade link. */
const ProfileLinkCard = ({ user }: { user: CurrentUser }) => {
  const queryClient = useQueryClient();
  const forgetProfiles = (former: string, username: string) => {
    queryClient.removeQueries({ queryKey: publicProfileQuery(former).queryKey });
    // The new URL may be cached as not found.
    void queryClient.invalidateQueries({ queryKey: publicProfileQuery(username).queryKey });
  };
  return (
    <Card aria-labelledby="own-link">
      <CardHeader title={words.link.title} titleId="own-link" description={words.link.description} />
      {plans[user.plan].ownProfileLink ? (
        <UsernameForm user={user} addressOf={(username) => profileUrl(username)} onChanged={forgetProfiles} />
      ) : (
        <LockedUsername username={user.username}>
          <Link href={pages.billing} className={buttonClass({ variant: 'secondary' })}>
            {words.link.upgrade}
          </Link>
        </LockedUsername>
      )}
    </Card>
  );
};

/** The user's name and email, and a preview of the public profile. `open` while the tab is selected. */
export const ProfileTab = ({ user, open }: { user: CurrentUser; open: boolean }) => {
  const queryClient = useQueryClient();
  const refreshPreview = () =>
    void queryClient.invalidateQueries({ queryKey: publicProfileQuery(user.username).queryKey });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
        <Card>
          <CardHeader {...words.person} />
          <UnverifiedEmail user={user} returnTo="/?tab=profile" className="mb-4" />
          <ProfileForm user={user} onSaved={refreshPreview} />
        </Card>
        <VisibilityCard onUnauthorized={() => void handleUnauthorized()} />
        <ProfileLinkCard user={user} />
        <AccountLinks />
      </div>
      <Card className="lg:tall:sticky lg:tall:top-[calc(var(--top-bar,3.5rem)+0.75rem)]">
        <CardHeader {...words.page} />
        <HiddenNotice className="mb-4" />
        {open && <ProfilePreview username={user.username} />}
        <div className="mt-4 flex flex-wrap gap-2">
          <a
            href={profilePath(user.username)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'secondary' })}
          >
            <ExternalLink aria-hidden />
            {words.view}
            <span className="sr-only">{words.newTab}</span>
          </a>
          <OwnShareButton username={user.username} name={displayName(user)}>
            <QrCode aria-hidden />
            {words.qrCode}
          </OwnShareButton>
        </div>
        <CopyLink url={profileUrl(user.username)} className="mt-4" />
      </Card>
    </div>
  );
};
