import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { importJsonResume, importLimits, type ImportResult } from '#shared/resume/json-resume/import';
import type { ResumeContent } from '#shared/resume/schema';
import { classNames } from '../../../lib/class-names';
import { Button, buttonClass } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { ImportSummary } from './import-summary';

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether importing would replace content of the form. */
  replaces: boolean;
  /** Ids of the credentials that the form's licenses point to, which an imported license may do again. */
  credentials: readonly string[];
  onUse: (content: ResumeContent) => void;
}

const readImport = async (file: File, credentials: readonly string[]): Promise<ImportResult> => {
  // Do not read a file that is too large: it would be rejected anyway.
  if (file.size > importLimits.bytes) return importJsonResume('x'.repeat(importLimits.bytes + 1));
  try {
    return importJsonResume(await file.text(), credentials);
  } catch {
    return { problem: 'This file could not be read. Please choose it again.' };
  }
};

/** Chooses a JSON Resume file, previews the result, and imports it on confirmation. */
export const ImportDialog = ({ open, onOpenChange, replaces, credentials, onUse }: ImportDialogProps) => {
  const [result, setResult] = useState<ImportResult | null>(null);
  const [fileName, setFileName] = useState('');
  const [askReplace, setAskReplace] = useState(false);
  const [askClose, setAskClose] = useState(false);
  const imported = result && 'content' in result ? result : null;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setFileName(file.name);
    setResult(await readImport(file, credentials));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && (imported ? setAskClose(true) : onOpenChange(false))}
      title="Import a JSON Resume"
      description={
        imported
          ? `This is what ${fileName} becomes. Nothing is saved until you press Save Changes.`
          : 'Many resume builders can export this format. You see what will be imported before anything changes.'
      }
      size={imported ? 'lg' : 'md'}
      footer={
        imported && (
          <>
            <Button variant="secondary" onClick={() => setResult(null)}>
              Choose Another File
            </Button>
            <Button onClick={() => (replaces ? setAskReplace(true) : onUse(imported.content))}>
              Fill in my form
            </Button>
          </>
        )
      }
    >
      {imported ? (
        <ImportSummary items={imported.items} />
      ) : (
        <FileDrop onFile={(file) => void choose(file)} />
      )}
      {result && 'problem' in result && (
        <p
          role="alert"
          className="mt-3 rounded-control border border-transparent bg-danger-soft p-3 text-sm text-danger-text wrap-anywhere"
        >
          <span className="font-semibold">{fileName}:</span> {result.problem}
        </p>
      )}
      <ConfirmDialog
        open={askReplace}
        onOpenChange={setAskReplace}
        title={`Replace what is in the form with ${fileName}?`}
        description="Your photo stays. Text that is not saved yet is set aside and offered back above the form."
        confirmLabel="Replace"
        variant="primary"
        onConfirm={() => imported && onUse(imported.content)}
      />
      <ConfirmDialog
        open={askClose}
        onOpenChange={setAskClose}
        title={`Close without using ${fileName}?`}
        description="Your resume stays as it is. You can choose the file again later."
        confirmLabel="Close"
        cancelLabel="Keep Looking"
        variant="primary"
        onConfirm={() => onOpenChange(false)}
      />
    </Dialog>
  );
};

const FileDrop = ({ onFile }: { onFile: (file: File | undefined) => void }) => {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <label
      className={classNames(
        'grid cursor-pointer justify-items-center gap-3 rounded-card border-2 border-dashed border-control/50 p-8 text-center text-sm',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-subtle',
        isOver && 'border-primary bg-primary-soft',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden className="size-8 text-muted" />
      <span className={buttonClass({ variant: 'secondary' })}>Choose a JSON Resume file</span>
      <span className="text-muted">or drop it here (.json, at most 1MB)</span>
      <input
        type="file"
        accept=".json,application/json"
        aria-label="JSON Resume file"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          onFile(file);
        }}
      />
    </label>
  );
};
