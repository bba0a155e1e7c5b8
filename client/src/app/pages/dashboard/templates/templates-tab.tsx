import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Palette } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Template } from '#shared/document/template';
import { sectionsOf, templates } from '#shared/document/templates';
import type { Resume } from '#shared/resume/schema';
import { TemplatePicker } from '../../../../features/document/templates/template-picker';
import { resumeQuery } from '../../../../features/resume/api';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { Card } from '../../../../ui/layout/card';
import { FailedState } from '../../../../ui/feedback/failed-state';
import { useOwnSource } from '../resume/use-own-source';
import { templatesWords as words, notSavedWords, dashboardWords } from '../words';
import { Button } from '../../../../ui/button';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton';
import type { TemplateChoice } from './use-template-choice';

/** The picker's placeholder while its chunk or the resume loads. */
const TemplatesSkeleton = () => (
  <Loading label={dashboardWords.loading.templates}>
    <Skeleton className="mb-6 h-10 w-full max-w-md" />
    <div className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="aspect-[210/360] rounded-card" />
      ))}
    </div>
  </Loading>
);

interface TemplateNotSavedProps {
  chosen: Template;
  visitorsGet: Template;
  retrying: boolean;
  retry: () => void;
}

/** Shown until the choice is saved or replaced, unlike the toast. */
const TemplateNotSaved = ({ chosen, visitorsGet, retrying, retry }: TemplateNotSavedProps) => (
  <div
    role="alert"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-danger bg-danger-soft px-4 py-3"
  >
    <CircleAlert aria-hidden className="hidden size-5 shrink-0 text-danger-text sm:block" />
    <div className="min-w-0 flex-1 basis-60 text-sm">
      <p className="font-semibold">{notSavedWords.title(chosen.name)}</p>
      <p className="text-ink/80">{notSavedWords.description(visitorsGet.name)}</p>
    </div>
    <Button variant="secondary" className="max-sm:w-full" loading={retrying} onClick={retry}>
      {notSavedWords.retry}
    </Button>
  </div>
);

interface TemplatesTabProps {
  user: CurrentUser;
  choice: TemplateChoice;
  /** The template whose PDF is being generated, if any. */
  downloadingId: string | undefined;
  onDownload: (template: Template) => void;
  /** Opens the other settings of the pages. */
  onDesign: () => void;
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
  onDesign,
}: TemplatesTabProps & { resume: Resume }) => {
  const source = useOwnSource(user, resume);
  const { page } = usePageSettings();
  return (
    <>
      <h2 className="sr-only">{words.heading}</h2>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 text-sm">
          <p>
            {words.chosen} <strong className="font-semibold">{template.name}</strong>
          </p>
          <p className="mt-0.5 text-muted max-sm:text-xs">{words.credentials(withoutCredentials)}</p>
        </div>
        <Button variant="secondary" size="sm" onClick={onDesign}>
          <Palette aria-hidden /> {words.design}
        </Button>
      </div>
      {notSaved && <TemplateNotSaved chosen={template} {...notSaved} />}
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
