import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/accounts/schema';
import { apiTokensQuery } from '../../features/api-tokens/api';
import { ApiTokensCard } from '../../features/api-tokens/api-tokens-card';
import { DeviceList, SignOutEverywhere } from '../../features/devices/device-list';
import { forgetDrafts, hasUnsavedDrafts } from '../../features/resume/drafts/forget-drafts';
import { copyText } from '../../features/sharing/copy-text';
import { leavePage } from '../../lib/leaving/leave-page';
import { markLeaving } from '../../lib/leaving/leaving';
import { Card } from '../../ui/layout/card';
import { forgetTypedInThisTab } from '../../lib/typed-text/tab-draft';
import { PageHeader } from '../layout/page-header';
import { toSignIn } from '../layout/sign-in-required';
import { usePageTitle } from '../page-title';
import { devicesPageWords as words } from './words';

/** What has access to the account: devices that are signed in, and API tokens. */
export const DevicesPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.title);
  const tokens = useQuery({ ...apiTokensQuery(), enabled: false });
  // As logging out does: remove all drafts from this browser.
  const leave = (nextUrl: string) => {
    forgetDrafts(user.id);
    forgetTypedInThisTab();
    markLeaving();
    leavePage(nextUrl);
  };
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <div className="max-w-3xl">
        <PageHeader
          title={words.title}
          description={words.description}
          actions={
            <SignOutEverywhere
              hasUnsaved={() => hasUnsavedDrafts(user.id)}
              hasApiTokens={(tokens.data?.length ?? 0) > 0}
              onSignedOut={leave}
              onUnauthorized={toSignIn}
            />
          }
        />
        <div className="grid gap-4 lg:gap-6">
          <Card>
            <DeviceList onUnauthorized={toSignIn} />
          </Card>
          <ApiTokensCard userId={user.id} onUnauthorized={toSignIn} onCopy={copyText} />
        </div>
      </div>
    </div>
  );
};
