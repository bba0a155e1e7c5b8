import { Download, Palette, Pencil, ScanSearch, Upload, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { Button } from '../../../ui/button';
import { loadQuietly } from '../../../ui/feedback/chunk-lost';
import { toast } from '../../../ui/feedback/toast';
import type { ResumeContent } from '#shared/resume/schema';
import { lazyDialog } from '../../../ui/lazy';
import type { RenderCheck } from '../check/check-dialog';
import type { ReadImportFile } from '../import/read-import';
import { focusField } from '../entries/reveal-field';
import { resumeOf } from '../form/form-content';
import { toolbarWords as words } from '../words';
import type { ResumeEditor } from './use-resume-editor';

const ImportResume = lazyDialog(() => import('../import/import-resume'), 'ImportResume');

interface BuilderToolsProps {
  editor: ResumeEditor;
  photoUrl: string;
  user: CurrentUser;
  /** Shows the fields. */
  onEdit: () => void;
  renderCheck?: RenderCheck | undefined;
  readImport: ReadImportFile;
}

const loadExport = () => import('../form/export-resume');

/** Check, import and export. */
export const BuilderTools = ({
  editor,
  photoUrl,
  user,
  onEdit,
  renderCheck,
  readImport,
}: BuilderToolsProps) => {
  const [isImporting, setIsImporting] = useState(false);
  // The content at the press of the button; kept while the dialog closes.
  const [checked, setChecked] = useState<ResumeContent | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  const check = () => {
    editor.normalize();
    setChecked(structuredClone(resumeOf(editor.form.getValues(), photoUrl)));
    setIsChecking(true);
  };

  const edit = (field: string) => {
    onEdit();
    focusField(editor.form, field);
  };

  // Export works without a connection, too: its code comes once the builder is there.
  useEffect(() => void loadQuietly(loadExport).catch(() => undefined), []);

  const exportFile = async () => {
    // The content at the press of the button.
    const content = structuredClone(resumeOf(editor.form.getValues(), photoUrl));
    try {
      const { downloadJsonResume } = await loadExport();
      downloadJsonResume(content, { ...user, email: user.contactEmail });
    } catch (error) {
      console.error('Failed to export the resume', error);
      toast({ ...words.exportFailed, variant: 'destructive' });
    }
  };

  return (
    <>
      <div className="flex gap-1 max-lg:w-full max-lg:gap-2 max-lg:*:flex-1 max-lg:*:px-2 lg:*:px-2 xl:*:px-3">
        {renderCheck && (
          <Button variant={variant} size="sm" onClick={check}>
            <ScanSearch aria-hidden /> {words.check}
          </Button>
        )}
        <Button
          variant={variant}
          size="sm"
          onPointerEnter={ImportResume.preload}
          onClick={() => setIsImporting(true)}
        >
          <Upload aria-hidden /> {words.import}
        </Button>
        <Button variant={variant} size="sm" onClick={() => void exportFile()}>
          <Download aria-hidden /> {words.export}
        </Button>
      </div>
      {checked &&
        renderCheck?.({ open: isChecking, onOpenChange: setIsChecking, resume: checked, onEdit: edit })}
      <ImportResume editor={editor} readFile={readImport} open={isImporting} onOpenChange={setIsImporting} />
    </>
  );
};

// The page and its save are what counts here.
const variant = 'ghost';

interface PaneSwitchProps {
  isDesign: boolean;
  onDesign: (isDesign: boolean) => void;
}

/** Beside the page are the fields or the page's settings. */
export const PaneSwitch = ({ isDesign, onDesign }: PaneSwitchProps) => (
  <div role="group" aria-label={words.view} className="inline-flex rounded-control border bg-surface p-0.5">
    <PaneButton icon={Pencil} isPressed={!isDesign} onClick={() => onDesign(false)}>
      {words.edit}
    </PaneButton>
    <PaneButton icon={Palette} isPressed={isDesign} onClick={() => onDesign(true)}>
      {words.design}
    </PaneButton>
  </div>
);

interface PaneButtonProps {
  icon: LucideIcon;
  isPressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

const PaneButton = ({ icon: Icon, isPressed, onClick, children }: PaneButtonProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    className="inline-flex min-h-8 items-center justify-center gap-2 rounded-md px-3 text-sm font-medium text-muted aria-pressed:bg-primary-soft aria-pressed:text-primary-text pointer-coarse:min-h-11"
    onClick={onClick}
  >
    <Icon aria-hidden className="size-4" />
    {children}
  </button>
);
