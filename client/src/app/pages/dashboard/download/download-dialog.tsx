import {
  Braces,
  ClipboardCopy,
  FileCheck,
  FileText,
  FileType,
  Hash,
  Lock,
  Text,
  type LucideIcon,
  Check,
  Copy,
} from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { planNow } from '#shared/billing/plans';
import { allowsTemplate, defaultTemplate, portalTemplate } from '#shared/document/templates';
import type { Template } from '#shared/document/template';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { lazyComponent } from '../../../../ui/lazy';
import type { useDownloadResume } from '../use-download-resume';
import { formatWords as words } from '../words';
import type { DownloadFormat, MarkedFormat } from './formats';
import type { TextSection } from '#shared/document/text/plain-text';
import { copyText } from '../../../../features/sharing/copy-text';
import { useCopied } from '../../../../ui/feedback/copy-button';

// The tables of the fonts.
const UnprintableNote = lazyComponent(
  () => import('./unprintable-note'),
  'UnprintableNote',
  () => null,
);

interface DownloadDialogProps {
  user: CurrentUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The chosen template. */
  template: Template;
  download: Pick<ReturnType<typeof useDownloadResume>, 'preparing' | 'start' | 'sections' | 'closeSections'>;
  /** Downloads in the chosen template, or asks about its watermark and plan first. */
  onDownloadMarked: (template: Template, format: MarkedFormat) => void;
  /** Downloads in this very template, or asks each time where the plan does not have it. */
  onDownloadIn: (template: Template) => void;
}

/** In the order in which they are shown. */
const icons: Readonly<Record<DownloadFormat, LucideIcon>> = {
  pdf: FileText,
  docx: FileType,
  portal: FileCheck,
  copy: ClipboardCopy,
  text: Text,
  markdown: Hash,
  json: Braces,
};
const formats = Object.entries(icons) as [DownloadFormat, LucideIcon][];

/** Every format of the saved resume. The plan's limits are those of the PDF. */
export const DownloadDialog = ({
  user,
  open,
  onOpenChange,
  template,
  download: { preparing, start, sections, closeSections },
  onDownloadMarked,
  onDownloadIn,
}: DownloadDialogProps) => {
  const choose = (format: DownloadFormat) => {
    if (format === 'pdf' || format === 'docx') onDownloadMarked(template, format);
    else if (format === 'portal') onDownloadMarked(defaultTemplate, format);
    else start(template.id, format);
  };
  if (sections)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={words.copy.title}
        description={words.copy.description}
        footer={
          <Button variant="secondary" className="max-sm:w-full" onClick={closeSections}>
            {words.copy.back}
          </Button>
        }
      >
        <CopySections sections={sections} />
      </Dialog>
    );
  const hasPortalPdf = allowsTemplate(planNow(user), portalTemplate.id);
  const texts = words.formats(template.name);
  const isPreparing = (format: DownloadFormat) => preparing?.format === format;
  /** The buttons of a row: most have one. */
  const buttonsOf = (format: DownloadFormat) => {
    const { name, action = words.download } = texts[format];
    if (format !== 'portal')
      return [
        {
          name,
          action,
          label: action,
          isPreparing: isPreparing(format),
          isLocked: false,
          start: () => choose(format),
        },
      ];
    const { docx, pdf } = words.portal;
    return [
      {
        name: docx.name,
        action,
        label: docx.short,
        isPreparing: isPreparing(format),
        isLocked: false,
        start: () => choose(format),
      },
      {
        name: pdf.name,
        action,
        label: pdf.short,
        isPreparing: isPreparing('pdf') && preparing?.templateId === portalTemplate.id,
        isLocked: !hasPortalPdf,
        start: () => onDownloadIn(portalTemplate),
      },
    ];
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title} description={words.description}>
      <Suspense>
        <UnprintableNote user={user} />
      </Suspense>
      <ul className="-my-2 divide-y">
        {formats.map(([format, Icon]) => {
          const { name, description } = texts[format];
          return (
            <li key={format} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <Icon aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />
              <div className="min-w-0 flex-1 basis-48">
                <h3 className="text-sm font-medium">{name}</h3>
                <p className="text-sm text-muted">
                  {description}
                  {format === 'portal' && !hasPortalPdf && ` ${words.portal.locked(portalTemplate.name)}`}
                </p>
              </div>
              <div className="ml-auto flex gap-3">
                {buttonsOf(format).map((button) => (
                  <Button
                    key={button.name}
                    variant="secondary"
                    size="sm"
                    aria-label={words.action(button.action, button.name)}
                    loading={button.isPreparing}
                    disabled={preparing !== undefined}
                    onClick={button.start}
                  >
                    {button.isLocked && <Lock aria-hidden />} {button.label}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {preparing && words.preparing}
      </p>
    </Dialog>
  );
};

const { copy: copyWords } = words;

/** The resume's text in parts, each with a button that copies it. */
const CopySections = ({ sections }: { sections: readonly TextSection[] }) => {
  const [copied, setCopied] = useCopied();
  const [last, setLast] = useState<TextSection>();
  const list = useRef<HTMLUListElement>(null);
  // The button that showed this is gone.
  useEffect(() => {
    list.current?.focus();
  }, []);

  const copy = async (section: TextSection) => {
    setLast(section);
    setCopied(await copyText(section.text, 'text'));
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={copyWords.sections} className="space-y-5 outline-none">
        {sections.map((section) => {
          const isCopied = copied && last?.id === section.id;
          const [Icon, label] = isCopied ? [Check, copyWords.done] : [Copy, copyWords.action];
          return (
            <li key={section.id}>
              <div className="flex items-center justify-between gap-3">
                <h3 className="min-w-0 text-sm font-medium wrap-anywhere">{section.heading}</h3>
                <Button
                  variant="secondary"
                  size="sm"
                  className="min-w-24"
                  aria-label={copyWords.of(label, section.heading)}
                  onClick={() => void copy(section)}
                >
                  <Icon aria-hidden />
                  {label}
                </Button>
              </div>
              <p className="mt-2 line-clamp-5 rounded-control bg-subtle px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
                {section.text}
              </p>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {copied && last && copyWords.announced(last.heading)}
      </p>
    </>
  );
};
