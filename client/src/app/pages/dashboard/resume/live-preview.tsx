import { useMemo } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { allowedTemplate } from '#shared/resume-document/templates';
import type { ResumeContent } from '#shared/resume/schema';
import { documentSource } from '../../../../features/resume-document/layout/document';
import { useProfileCode } from '../../../../features/resume-document/preview/use-profile-code';
import { ResumePreview } from '../../../../features/resume-document/preview/resume-preview';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { profileUrl } from '../../../../features/sharing/profile-url';
import { usePrintedCredentials } from '../use-printed-credentials';
import { useChosenTemplate } from '../templates/use-template-choice';

/** What a download of this content would look like, in the template that it would have. */
export const LivePreview = ({ user, content }: { user: CurrentUser; content: ResumeContent }) => {
  const chosen = useChosenTemplate(user.id);
  const credentials = usePrintedCredentials();
  const { qrCode, ...page } = usePageSettings();
  const url = profileUrl(user.username);
  const code = useProfileCode(qrCode ? url : undefined);
  const source = useMemo(
    () =>
      documentSource(
        { user: { ...user, email: user.contactEmail }, resume: content, credentials },
        url,
        code,
      ),
    [user, content, credentials, url, code],
  );
  return (
    <ResumePreview
      source={source}
      template={allowedTemplate(user.plan, chosen.id)}
      watermark={plans[user.plan].watermark}
      {...page}
      warnings
    />
  );
};
