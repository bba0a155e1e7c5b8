import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { LockedUsername, UsernameForm } from '../../../../features/accounts/username-form';
import { publicProfileQuery } from '../../../../features/public-profile/api';
import { profileUrl } from '../../../../features/sharing/profile-url';
import { buttonClass } from '../../../../ui/button';
import { Card, CardHeader } from '../../../../ui/layout/card';
import { profileTabWords } from '../words';

const { link: words } = profileTabWords;

/** The public profile's URL: editable if the plan includes that, else with an upgrade link. */
export const ProfileLinkCard = ({ user }: { user: CurrentUser }) => {
  const queryClient = useQueryClient();
  const forgetProfiles = (former: string, username: string) => {
    queryClient.removeQueries({ queryKey: publicProfileQuery(former).queryKey });
    // The new URL may be cached as not found.
    void queryClient.invalidateQueries({ queryKey: publicProfileQuery(username).queryKey });
  };
  return (
    <Card aria-labelledby="own-link">
      <CardHeader title={words.title} titleId="own-link" description={words.description} />
      {plans[user.plan].ownProfileLink ? (
        <UsernameForm user={user} addressOf={(username) => profileUrl(username)} onChanged={forgetProfiles} />
      ) : (
        <LockedUsername username={user.username}>
          <Link href={pages.billing} className={buttonClass({ variant: 'accent' })}>
            {words.upgrade}
          </Link>
        </LockedUsername>
      )}
    </Card>
  );
};
