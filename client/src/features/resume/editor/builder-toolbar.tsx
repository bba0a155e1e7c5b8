import { Download, Eye, Pencil, ScanSearch, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { Button } from '../../../ui/button';
import { loadQuietly } from '../../../ui/feedback/chunk-lost';
import { toast } from '../../../ui/feedback/toast';
import type { ResumeContent } from '#shared/resume/schema';
import { lazyDialog } from '../../../ui/lazy';
import type { RenderCheck } from '../check/check-dialog';
import type { ReadImportFile } from '../import/read-import';
import { focusField } from '../entries/reveal-field';
import { resumeOf, normalizeTyping } from '../form/form-content';
import { toolbarWords as words } from '../words';
import type { ResumeEditor } from './use-resume-editor';

const ImportResume = lazyDialog(() => import('../import/import-resume'), 'ImportResume');

/** The visible pane on narrow screens. */
export type View = 'edit' | 'preview';

interface BuilderToolbarProps {
  editor: ResumeEditor;
  photoUrl: string;
  user: CurrentUser;
  view: View;
  onView: (view: View) => void;
  renderCheck?: RenderCheck | undefined;
  readImport: ReadImportFile;
}

const loadExport = () => import('../import/export-resume');

/** Check, import, export, and the switch between form and preview. */
export const BuilderToolbar = ({
  editor,
  photoUrl,
  user,
  view,
  onView,
  renderCheck,
  readImport,
}: BuilderToolbarProps) => {
  const [isImporting, setIsImporting] = useState(false);
  // The content at the press of the button; kept while the dialog closes.
  const [checked, setChecked] = useState<ResumeContent | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  const check = () => {
    normalizeTyping(editor.form);
    setChecked(structuredClone(resumeOf(editor.form.getValues(), photoUrl)));
    setIsChecking(true);
  };

  const edit = (field: string) => {
    onView('edit');
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
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div
        role="group"
        aria-label={words.view}
        className="inline-flex rounded-control border p-0.5 max-sm:w-full max-sm:*:flex-1 lg:hidden"
      >
        <ViewButton current={view} view="edit" onView={onView} />
        <ViewButton current={view} view="preview" onView={onView} />
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2 sm:ml-auto">
        {renderCheck && (
          <Button variant="secondary" size="sm" onClick={check}>
            <ScanSearch aria-hidden /> {words.check}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          onPointerEnter={ImportResume.preload}
          onClick={() => setIsImporting(true)}
        >
          <Upload aria-hidden /> {words.import}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void exportFile()}>
          <Download aria-hidden /> {words.export}
        </Button>
      </div>
      {checked &&
        renderCheck?.({ open: isChecking, onOpenChange: setIsChecking, resume: checked, onEdit: edit })}
      <ImportResume editor={editor} readFile={readImport} open={isImporting} onOpenChange={setIsImporting} />
    </div>
  );
};

interface ViewButtonProps {
  current: View;
  view: View;
  onView: (view: View) => void;
}

const ViewButton = ({ current, view, onView }: ViewButtonProps) => {
  const Icon = view === 'edit' ? Pencil : Eye;
  return (
    <button
      type="button"
      aria-pressed={current === view}
      className="inline-flex min-h-8 items-center justify-center gap-2 rounded-md px-3 text-sm font-medium text-muted aria-pressed:bg-primary-soft aria-pressed:text-primary-text pointer-coarse:min-h-11"
      onClick={() => onView(view)}
    >
      <Icon aria-hidden className="size-4" />
      {words[view]}
    </button>
  );
};
