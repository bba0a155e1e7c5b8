import { signInPath } from '#shared/accounts/endpoints';
import { pages } from '#shared/pages/page-table';
import { exampleProfile } from '#shared/pages/example-profile';
import { profileName } from '#shared/public-profile/profile-title';
import { DownloadButton } from '../../../features/public-profile/download-button';
import { ProfileView } from '../../../features/public-profile/profile/profile-view';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { usePageTitle } from '../../page-title';
import { examplePageWords as words } from '../words';

const download = async () => {
  const { downloadResumePdf } = await import('../../../features/document/download-pdf');
  await downloadResumePdf(exampleProfile, { profileUrl: window.location.origin + pages.example });
};

/** /example: a sample profile. Nothing here is counted, and there is no account behind it. */
export const ExamplePage = ({ isSignedIn }: { isSignedIn: boolean }) => {
  usePageTitle(words.tab);
  return (
    <div className="mx-auto max-w-5xl space-y-4 px-4 py-6 sm:px-6 sm:py-8 print:max-w-none print:p-0">
      <Card className="flex flex-col gap-3 border-accent-line bg-accent-soft sm:flex-row sm:items-center print:hidden">
        <p className="min-w-0 flex-1 text-sm">
          <span className="block text-base font-semibold">{words.title}</span>
          {words.explanation(profileName(exampleProfile.user))}
        </p>
        <a href={isSignedIn ? pages.dashboard : signInPath()} className={buttonClass({ variant: 'accent' })}>
          {isSignedIn ? words.own : words.start}
        </a>
      </Card>
      <ProfileView
        profile={exampleProfile}
        actions={<DownloadButton onDownload={download} className="max-sm:grow" />}
      />
    </div>
  );
};
