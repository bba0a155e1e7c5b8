import { Check, Download, Eye, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { plans, type Plan } from '#shared/billing/plans';
import type { PageSettings } from '#shared/document/page-settings';
import { templateCategories, type Template, type TemplateFilter } from '#shared/document/template';
import { allowsTemplate, defaultTemplate, templates } from '#shared/document/templates';
import { classNames } from '../../../lib/class-names';
import { Badge } from '../../../ui/layout/badge';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { DocumentSource } from '#shared/document/layout/document';
import { ResumePreview } from '../preview/resume-preview';
import { pickerWords as words } from '../words';

interface TemplatePickerProps {
  /** The effective plan: what may be downloaded, and whether pages carry the watermark. */
  plan: Plan;
  source: DocumentSource;
  page?: Partial<PageSettings>;
  selectedId: string;
  /** The template whose PDF is being generated, if any. */
  downloadingId?: string | undefined;
  onSelect: (template: Template) => void;
  /** Called also for a download that the plan does not include. */
  onDownload: (template: Template) => void;
}

/** The templates rendered with the user's resume: filter, preview, select, download. */
export const TemplatePicker = (props: TemplatePickerProps) => {
  const [filter, setFilter] = useState<TemplateFilter>('all');
  const [previewed, setPreviewed] = useState<Template | null>(null);
  const shown = templates.filter(({ category }) => filter === 'all' || category === filter);
  return (
    <div>
      <div role="group" aria-label={words.filter} className="mb-4 flex flex-wrap gap-2 max-sm:gap-1 sm:mb-6">
        {templateCategories.map((category) => (
          <Button
            key={category}
            size="sm"
            className="max-sm:px-1.5 max-sm:text-xs"
            variant={filter === category ? 'primary' : 'secondary'}
            aria-pressed={filter === category}
            onClick={() => setFilter(category)}
          >
            {words.categories[category]}
          </Button>
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4">
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            {...props}
            template={template}
            onPreview={() => setPreviewed(template)}
          />
        ))}
      </ul>
      <Dialog
        open={previewed !== null}
        onOpenChange={(open) => !open && setPreviewed(null)}
        title={previewed?.name ?? ''}
        description={previewed?.description}
        size="lg"
        footer={previewed && <TemplateActions {...props} template={previewed} />}
      >
        {previewed && (
          <ResumePreview
            source={props.source}
            template={previewed}
            watermark={plans[props.plan].watermark}
            {...props.page}
            warnings
          />
        )}
      </Dialog>
    </div>
  );
};

type TemplateActionsProps = Omit<TemplatePickerProps, 'source' | 'page'> & {
  template: Template;
  /** Without room for all texts on a phone. */
  isCard?: boolean;
};

const TemplateActions = ({
  plan,
  template,
  selectedId,
  downloadingId,
  onSelect,
  onDownload,
  isCard = false,
}: TemplateActionsProps) => {
  const allowed = allowsTemplate(plan, template.id);
  const selected = template.id === selectedId;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="col-span-2 sm:min-w-28"
        aria-pressed={selected}
        aria-label={words.selectOf(selected ? words.selected : words.select, template.name)}
        onClick={() => onSelect(template)}
      >
        {selected && <Check aria-hidden />}
        {selected ? words.selected : words.select}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={words.downloadOf(template.name)}
        loading={downloadingId === template.id}
        onClick={() => onDownload(template)}
      >
        {allowed ? <Download aria-hidden /> : <Lock aria-hidden />}
        <span className={isCard ? 'max-sm:sr-only' : undefined}>{words.download}</span>
      </Button>
    </>
  );
};

const TemplateCard = ({
  template,
  onPreview,
  source,
  page,
  ...rest
}: TemplatePickerProps & { template: Template; onPreview: () => void }) => {
  const { plan, selectedId } = rest;
  const headingId = useId();
  const allowed = allowsTemplate(plan, template.id);
  const selected = template.id === selectedId;
  return (
    <li
      aria-labelledby={headingId}
      data-selected={selected}
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface',
        selected && 'ring-2 ring-primary',
      )}
    >
      <div className="relative border-b bg-subtle p-2 sm:p-4">
        <ResumePreview
          source={source}
          template={template}
          watermark={plans[plan].watermark}
          {...page}
          show="first"
        />
        <div className="absolute top-2 right-2 flex gap-1">
          {selected && (
            <Badge tone="primary">
              <Check aria-hidden /> <span className="max-sm:sr-only">{words.selected}</span>
            </Badge>
          )}
          {!allowed && (
            <Badge tone="accent">
              <Lock aria-hidden /> {words.pro}
            </Badge>
          )}
        </div>
      </div>
      <div className="flex grow flex-col p-2 sm:p-4">
        <h3 id={headingId} className="text-sm font-semibold max-sm:mb-2 sm:text-base">
          {template.name}
        </h3>
        {/* A phone has two cards side by side, and the description in the preview. */}
        <p className="mt-1 mb-4 grow text-sm text-muted max-sm:hidden">
          {template.description}
          {!allowed && words.locked(defaultTemplate.name)}
        </p>
        {/* Each button has a fixed place, whichever is selected, so that nothing moves under a touch. */}
        <div className="mt-auto grid grid-cols-2 gap-2 xl:gap-1.5">
          <TemplateActions {...rest} template={template} isCard />
          <Button
            size="sm"
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={words.previewOf(template.name)}
            onClick={onPreview}
          >
            <Eye aria-hidden />
            <span className="max-sm:sr-only">{words.preview}</span>
          </Button>
        </div>
      </div>
    </li>
  );
};
