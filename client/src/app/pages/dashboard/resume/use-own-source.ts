import { useMemo } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { manilaDay } from '#shared/manila-day';
import { documentSource } from '#shared/document/layout/document';
import type { ResumeContent } from '#shared/resume/schema';
import { useProfileCode } from '../../../../features/document/preview/use-profile-code';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { profileUrl } from '../../../../features/sharing/profile-url';
import { usePrintedCredentials } from '../use-printed-credentials';

/** What is laid out: this content with the user's public credentials. Its identity changes only with them. */
export const useOwnSource = (user: CurrentUser, content: ResumeContent) => {
  const credentials = usePrintedCredentials();
  const { qrCode } = usePageSettings().page;
  const url = profileUrl(user.username);
  const code = useProfileCode(qrCode ? url : undefined);
  return useMemo(
    () =>
      documentSource(
        {
          user: { ...user, email: user.contactEmail },
          resume: content,
          credentials,
          today: manilaDay(new Date()),
        },
        url,
        code,
      ),
    [user, content, credentials, url, code],
  );
};
