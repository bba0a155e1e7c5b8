import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Template } from '#shared/document/template';
import { sectionsOf, templates } from '#shared/document/templates';
import type { Resume } from '#shared/resume/schema';
import { documentSource } from '#shared/document/layout/document';
import { TemplatePicker } from '../../../../features/document/templates/template-picker';
import { resumeQuery } from '../../../../features/resume/api';
import { PageChoice } from '../../../../features/resume/page/page-choice';
import { useProfileCode } from '../../../../features/document/preview/use-profile-code';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { profileUrl } from '../../../../features/sharing/profile-url';
import { Card } from '../../../../ui/layout/card';
import { FailedState } from '../../../../ui/feedback/failed-state';
import { TemplatesSkeleton } from './templates-skeleton';
import { TemplateNotSaved } from './template-not-saved';
import { usePrintedCredentials } from '../use-printed-credentials';
import { templatesWords as words } from '../words';
import type { TemplateChoice } from './use-template-choice';

interface TemplatesTabProps {
  user: CurrentUser;
  choice: TemplateChoice;
  /** The template whose PDF is being generated, if any. */
  downloadingId: string | undefined;
  onDownload: (template: Template) => void;
}

/** The templates, each rendered with the user's saved resume. */
export const TemplatesTab = ({ user, ...downloads }: TemplatesTabProps) => {
  const { data: resume, isPending, isFetching, refetch } = useQuery(resumeQuery());
  if (isPending) return <TemplatesSkeleton />;
  if (!resume) {
    return (
      <Card>
        <FailedState title={words.failed} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  return <Templates user={user} resume={resume} {...downloads} />;
};

const withoutCredentials = templates
  .filter((template) => !sectionsOf(template).includes('credentials'))
  .map(({ name }) => name)
  .join(', ');

const Templates = ({
  user,
  resume,
  choice: { template, choose, notSaved },
  downloadingId,
  onDownload,
}: TemplatesTabProps & { resume: Resume }) => {
  const credentials = usePrintedCredentials();
  const { page } = usePageSettings();
  const url = profileUrl(user.username);
  const code = useProfileCode(page.qrCode ? url : undefined);
  const source = useMemo(
    () => documentSource({ user, resume, credentials }, url, code),
    [user, resume, credentials, url, code],
  );
  return (
    <>
      <h2 className="sr-only">{words.heading}</h2>
      <p className="mb-4 text-sm text-muted">{words.credentials(withoutCredentials)}</p>
      {notSaved && <TemplateNotSaved chosen={template} {...notSaved} />}
      <PageChoice hasPhoto={source.photoUrls?.length !== 0} className="mb-4 max-w-2xl sm:grid-cols-3" />
      <TemplatePicker
        plan={user.plan}
        source={source}
        page={page}
        selectedId={template.id}
        downloadingId={downloadingId}
        onSelect={({ id }) => choose(id)}
        onDownload={onDownload}
      />
    </>
  );
};
