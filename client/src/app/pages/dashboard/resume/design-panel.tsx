import { Check, ChevronDown, Lock } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
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
import { Button } from '../../../../ui/button';
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
  const [showsAll, setShowsAll] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  // The chosen one in sight, also after Undo.
  useEffect(() => {
    const list = strip.current;
    const chosen = list?.querySelector<HTMLElement>('[data-chosen]');
    if (!list || !chosen) return;
    const { offsetLeft: left, offsetWidth: width } = chosen;
    const isInSight = left >= list.scrollLeft && left + width <= list.scrollLeft + list.clientWidth;
    if (!isInSight) list.scrollLeft = left - (list.clientWidth - width) / 2;
  }, [showsAll, template.id]);
  return (
    <div className="space-y-4 sm:space-y-5">
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">
          {words.template}: <span className="font-normal">{template.name}</span>
        </legend>
        {/* In one row, so that the other settings are near. */}
        <ul
          ref={strip}
          className={classNames(
            '-mx-1 gap-2 p-1 sm:gap-3',
            showsAll
              ? 'grid grid-cols-3 2xl:grid-cols-4'
              : 'relative flex snap-x scroll-px-1 overflow-x-auto overscroll-x-contain *:w-24 *:shrink-0 *:snap-start sm:*:w-28',
          )}
        >
          {templates.map((one) => (
            <li key={one.id} data-chosen={one.id === template.id || undefined}>
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
                {one.id === template.id && (
                  <span
                    aria-hidden
                    className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-primary text-primary-on forced-colors:border"
                  >
                    <Check className="size-3.5" />
                  </span>
                )}
                <span className="flex min-h-11 flex-1 flex-wrap items-center gap-x-1.5 px-1.5 py-1 text-xs font-medium sm:px-2">
                  <span className="w-full">{one.name}</span>
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
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-3 text-primary-text!"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          <ChevronDown aria-hidden className={classNames('transition-transform', showsAll && 'rotate-180')} />
          {showsAll ? words.oneRow : words.all(templates.length)}
        </Button>
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
