import { useDeferredValue } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import type { Template } from '#shared/document/template';
import type { ResumeContent } from '#shared/resume/schema';
import { ResumePreview } from '../../../../features/document/preview/resume-preview';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { useOwnSource } from '../resume/use-own-source';

interface PageThumbProps {
  user: CurrentUser;
  content: ResumeContent;
  template: Template;
}

/** The first page, as small as a button. It may lag behind the typing. */
export const PageThumb = ({ user, content, template }: PageThumbProps) => {
  const source = useOwnSource(user, useDeferredValue(content));
  const { page } = usePageSettings();
  return (
    <span aria-hidden className="block w-7 overflow-hidden">
      <ResumePreview
        source={source}
        template={template}
        watermark={plans[user.plan].watermark}
        {...page}
        show="first"
      />
    </span>
  );
};
