import { Check, Lock } from 'lucide-react';
import { memo } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import type { DocumentSource } from '#shared/document/layout/document';
import type { PageSettings } from '#shared/document/page-settings';
import type { Template } from '#shared/document/template';
import { allowsTemplate, templates } from '#shared/document/templates';
import type { ResumeContent } from '#shared/resume/schema';
import { ResumePreview } from '../../../../features/document/preview/resume-preview';
import { PageChoice } from '../../../../features/resume/page/page-choice';
import { usePageSettings } from '../../../../features/resume/page/page-settings';
import { classNames } from '../../../../lib/class-names';
import { designWords as words } from '../words';
import { useOwnSource } from './use-own-source';

interface DesignPanelProps {
  user: CurrentUser;
  content: ResumeContent;
  template: Template;
  onChoose: (templateId: string) => void;
}

/** All that decides how the page looks, saved as it is chosen: the templates as this resume looks in them, then the rest. */
export const DesignPanel = ({ user, content, template, onChoose }: DesignPanelProps) => {
  const source = useOwnSource(user, content);
  const { page } = usePageSettings();
  return (
    <div className="space-y-4 sm:space-y-5">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">{words.template}</legend>
        <ul className="grid grid-cols-3 gap-2 sm:gap-3 2xl:grid-cols-4">
          {templates.map((one) => (
            <li key={one.id}>
              <label
                className={classNames(
                  'relative flex h-full cursor-pointer flex-col overflow-hidden rounded-card border bg-surface transition-colors hover:border-control',
                  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                  one.id === template.id && 'border-primary ring-2 ring-primary',
                )}
              >
                <input
                  type="radio"
                  name="design-template"
                  aria-label={allowsTemplate(user.plan, one.id) ? one.name : words.locked(one.name)}
                  className="sr-only"
                  checked={one.id === template.id}
                  onChange={() => onChoose(one.id)}
                />
                <span aria-hidden className="block border-b bg-subtle p-1.5 sm:p-2">
                  <Thumbnail
                    source={source}
                    template={one}
                    page={page}
                    watermark={plans[user.plan].watermark}
                  />
                </span>
                <span className="flex min-h-11 flex-1 flex-wrap items-center gap-x-1.5 px-2 py-1 text-xs font-medium">
                  {one.id === template.id && <Check aria-hidden className="size-3.5 shrink-0" />}
                  <span className="min-w-0 flex-1">{one.name}</span>
                  {!allowsTemplate(user.plan, one.id) && (
                    <span className="inline-flex items-center gap-1 text-muted">
                      <Lock aria-hidden className="size-3" />
                      {words.pro}
                    </span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <PageChoice hasPhoto={source.photoUrls?.length !== 0} ownColor={template.primaryColor} />
    </div>
  );
};

interface ThumbnailProps {
  source: DocumentSource;
  template: Template;
  page: PageSettings;
  watermark: boolean;
}

/** Drawn again only with another content or setting: another choice of template changes none of the others. */
const Thumbnail = memo(({ page, ...choice }: ThumbnailProps) => (
  <ResumePreview {...choice} {...page} show="first" />
));
Thumbnail.displayName = 'Thumbnail';
