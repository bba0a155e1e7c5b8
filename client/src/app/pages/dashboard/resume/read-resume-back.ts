import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import type { PublicCredential } from '#shared/credentials/schema';
import type { PageSettings } from '#shared/resume-document/page-settings';
import type { Template } from '#shared/resume-document/template';
import type { ResumeContent } from '#shared/resume/schema';
import { documentSource } from '../../../../features/resume-document/layout/document';
import { profileCode } from '../../../../features/resume-document/profile-code';
import { drawResumePdf } from '../../../../features/resume-document/pdf/download-pdf';
import type { ReadProblem } from '../../../../features/resume-reader/positioned-text';
import { readInWorker } from '../../../../features/resume-reader/worker/read-in-worker';
import type { ReadBack } from '../../../../features/resume/check/read-back';
import { profileUrl } from '../../../../features/sharing/profile-url';

interface ReadBackOptions extends PageSettings {
  user: CurrentUser;
  resume: ResumeContent;
  credentials: readonly PublicCredential[];
  template: Template;
  signal: AbortSignal;
}

const problems: Record<ReadProblem, string> = {
  'no-text': 'There is no text in your resume yet. Add your details and your experience, then check again.',
  'too-many-pages':
    'Your resume has more than 30 pages. Shorten it, then check again: most employers read two.',
  'timed-out': 'Reading your resume took too long. Close other tabs and check again.',
  'too-large': 'Your resume is too large to read. Choose a smaller photo, then check again.',
  'unreadable-fonts': 'The text of your PDF cannot be read. Please check again later, or write to support.',
  encrypted: 'Your PDF cannot be read. Please check again later, or write to support.',
  broken: 'Your PDF cannot be read. Please check again later, or write to support.',
};

/** Draws the PDF as a download would, and reads it without any knowledge of how it was drawn. */
export const readResumeBack = async ({
  user,
  resume,
  credentials,
  template,
  paper,
  density,
  photo,
  qrCode,
  signal,
}: ReadBackOptions): Promise<ReadBack> => {
  const url = profileUrl(user.username);
  const source = documentSource(
    { user: { ...user, email: user.contactEmail }, resume, credentials },
    url,
    qrCode ? await profileCode(url) : undefined,
  );
  const pdf = await drawResumePdf(source, template, {
    paper,
    density,
    photo,
    watermark: plans[user.plan].watermark,
  });
  const result = await readInWorker(pdf, { signal });
  return 'problem' in result
    ? { problem: problems[result.problem] }
    : { seen: result.resume, pages: result.pages };
};
