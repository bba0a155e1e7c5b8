import { useCallback } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { ResumeContent } from '#shared/resume/schema';
import { allowedTemplate } from '#shared/document/templates';
import { CheckDialog, type CheckOptions } from '../../../../features/resume/check/check-dialog';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { usePrintedCredentials } from '../use-printed-credentials';
import { useChosenTemplate } from '../templates/use-template-choice';
import { plans } from '#shared/billing/plans';
import type { PublicCredential } from '#shared/credentials/schema';
import type { PageSettings } from '#shared/document/page-settings';
import type { Template } from '#shared/document/template';
import { manilaDay } from '#shared/manila-day';
import { documentSource } from '#shared/document/layout/document';
import { profileCode } from '#shared/document/profile-code';
import { drawResumePdf } from '../../../../features/document/download-pdf';
import { ownProblemSentence } from '#shared/reader/file-problem';
import { readFile } from '../../../../features/reader/read-file';
import type { ReadBack } from '../../../../features/resume/check/read-back';
import { profileUrl } from '../../../../features/sharing/profile-url';

/** Checks the form's content in the template of a download. */
export const CheckResume = ({ user, ...options }: CheckOptions & { user: CurrentUser }) => {
  const template = allowedTemplate(user.plan, useChosenTemplate().id);
  const credentials = usePrintedCredentials();
  const { page } = usePageSettings();
  const readBack = useCallback(
    (resume: ResumeContent, signal: AbortSignal) =>
      readResumeBack({ user, resume, credentials, template, page, signal }),
    [user, credentials, template, page],
  );
  return (
    <CheckDialog
      {...options}
      person={{ firstName: user.firstName, lastName: user.lastName, email: user.contactEmail }}
      readBack={readBack}
    />
  );
};

interface ReadBackOptions {
  page: PageSettings;
  user: CurrentUser;
  resume: ResumeContent;
  credentials: readonly PublicCredential[];
  template: Template;
  signal: AbortSignal;
}

/** Draws the PDF as a download would, and reads it without any knowledge of how it was drawn. */
const readResumeBack = async ({
  user,
  resume,
  credentials,
  template,
  page,
  signal,
}: ReadBackOptions): Promise<ReadBack> => {
  const { monthStyle, qrCode } = page;
  const url = profileUrl(user.username);
  const source = documentSource(
    {
      user: { ...user, email: user.contactEmail },
      resume,
      credentials,
      monthStyle,
      today: manilaDay(new Date()),
    },
    url,
    qrCode ? await profileCode(url) : undefined,
  );
  const pdf = await drawResumePdf(source, template, {
    ...page,
    attachData: false,
    watermark: plans[user.plan].watermark,
  });
  const result = await readFile(pdf, 'resume.pdf', { signal });
  if ('problem' in result) return { problem: ownProblemSentence(result.problem) };
  if (!('resume' in result)) return { problem: ownProblemSentence('broken') };
  return { seen: { ...result.resume, monthStyle }, pages: result.pages.length };
};
