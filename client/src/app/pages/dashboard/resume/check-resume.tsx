import { useCallback } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { ResumeContent } from '#shared/resume/schema';
import { allowedTemplate } from '#shared/document/templates';
import { CheckDialog, type CheckOptions } from '../../../../features/resume/check/check-dialog';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { usePrintedCredentials } from '../use-printed-credentials';
import { useChosenTemplate } from '../templates/use-template-choice';
import { readResumeBack } from './read-resume-back';

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
