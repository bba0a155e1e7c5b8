import {
  Braces,
  ClipboardCopy,
  FileCheck,
  FileText,
  FileType,
  Hash,
  Text,
  type LucideIcon,
} from 'lucide-react';
import { defaultTemplate } from '#shared/resume-document/templates';
import type { Template } from '#shared/resume-document/template';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import type { useDownloadResume } from '../use-download-resume';
import { CopySections } from './copy-sections';
import type { DownloadFormat, MarkedFormat } from './formats';

interface DownloadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The chosen template. */
  template: Template;
  download: Pick<ReturnType<typeof useDownloadResume>, 'preparing' | 'start' | 'sections' | 'closeSections'>;
  /** Downloads in a template, or asks about its watermark and plan first. */
  onDownloadMarked: (template: Template, format: MarkedFormat) => void;
}

interface Choice {
  format: DownloadFormat;
  icon: LucideIcon;
  name: string;
  description: string;
  /** The button's text, 'Download' if not given. */
  action?: string;
}

const choicesIn = (template: Template): readonly Choice[] => [
  {
    format: 'pdf',
    icon: FileText,
    name: 'PDF',
    description: `In ${template.name}. Looks the same everywhere: for email, printing and most employers.`,
  },
  {
    format: 'docx',
    icon: FileType,
    name: 'Word',
    description: `In the style of ${template.name}. You can edit it in Word, Google Docs and LibreOffice.`,
  },
  {
    format: 'portal',
    icon: FileCheck,
    name: 'Word for application portals',
    description:
      'One plain column with dates such as 03/2021, for sites that read your file to fill their form.',
  },
  {
    format: 'copy',
    icon: ClipboardCopy,
    name: 'Text to copy',
    description: 'Section by section, to paste into the fields of a web form.',
    action: 'Show',
  },
  {
    format: 'text',
    icon: Text,
    name: 'Plain text',
    description: 'All of your resume without any formatting.',
  },
  {
    format: 'markdown',
    icon: Hash,
    name: 'Markdown',
    description: 'Text with headings and lists, for GitHub, notes and websites.',
  },
  {
    format: 'json',
    icon: Braces,
    name: 'JSON Resume',
    description: 'An open format that Husay and other resume tools can import.',
  },
];

/** Every format of the saved resume. The plan's limits are those of the PDF. */
export const DownloadDialog = ({
  open,
  onOpenChange,
  template,
  download: { preparing, start, sections, closeSections },
  onDownloadMarked,
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
        title="Copy your text"
        description="Copy a section, then paste it into the form."
        footer={
          <Button variant="secondary" className="max-sm:w-full" onClick={closeSections}>
            Back to all formats
          </Button>
        }
      >
        <CopySections sections={sections} />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Choose a format"
      description="Each file is made from your saved resume."
    >
      <ul className="-my-2 divide-y">
        {choicesIn(template).map(({ format, icon: Icon, name, description, action = 'Download' }) => (
          <li key={format} className="flex items-center gap-3 py-3">
            <Icon aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />
            <div className="min-w-0 flex-1">
              <h3 className="text-sm font-medium">{name}</h3>
              <p className="text-sm text-muted">{description}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${action} ${name}`}
              loading={preparing?.format === format}
              disabled={preparing !== undefined}
              onClick={() => choose(format)}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {preparing && 'Preparing your file…'}
      </p>
    </Dialog>
  );
};
