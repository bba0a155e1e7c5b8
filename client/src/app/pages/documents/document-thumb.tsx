import { useMemo } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { documentSource } from '#shared/document/layout/document';
import { defaultPaper, designOf } from '#shared/document/page-settings';
import { findTemplate } from '#shared/document/templates';
import { manilaDay } from '#shared/manila-day';
import type { Resume } from '#shared/resume/schema';
import { ResumePreview } from '../../../features/document/preview/resume-preview';
import { usePrintedCredentials } from '../dashboard/use-printed-credentials';

/** The first page of a saved resume, as its template draws it. */
export const DocumentThumb = ({ user, resume }: { user: CurrentUser; resume: Resume }) => {
  const credentials = usePrintedCredentials();
  const source = useMemo(
    () =>
      documentSource({
        user: { ...user, email: user.contactEmail },
        resume,
        credentials,
        today: manilaDay(new Date()),
      }),
    [user, resume, credentials],
  );
  const { density, photo, monthStyle } = resume;
  return (
    <ResumePreview
      source={source}
      template={findTemplate(resume.templateId)}
      watermark={plans[user.plan].watermark}
      paper={resume.paper ?? defaultPaper}
      density={density}
      photo={photo}
      monthStyle={monthStyle}
      {...designOf(resume)}
      show="first"
    />
  );
};
