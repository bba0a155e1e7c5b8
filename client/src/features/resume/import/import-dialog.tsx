import { useState } from 'react';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { Progress } from '../../../ui/feedback/progress';
import { textOf, type ResumeText } from '../form/form-content';
import { ChooseFile } from './choose-file';
import type { ImportLook, ReadImportFile } from './read-import';
import { ImportReview } from './review/import-review';
import { overfullLists } from './review/overfull';
import { useReview } from './review/use-review';
import { useImportReading } from './use-import-reading';
import { importWords, reviewWords } from '../words';

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is in the form now. */
  form: ResumeText;
  /** Whether there is nothing in the form to keep. */
  isBlank: boolean;
  readFile: ReadImportFile;
  onUse: (content: ResumeText, look: ImportLook | undefined) => void;
}

/** Chooses a file or text, reviews what was found in it, and puts that into the form. */
export const ImportDialog = ({ open, onOpenChange, form, isBlank, readFile, onUse }: ImportDialogProps) => {
  // The content that the review starts from: the form cannot be edited meanwhile.
  const [mine] = useState(() => textOf(form));
  const [pasted, setPasted] = useState('');
  const [asked, setAsked] = useState<'replace' | 'close' | null>(null);
  const credentials = mine.licenses.map(({ credentialId }) => credentialId);
  const { state, start, stop } = useImportReading(readFile, credentials);
  const read = state.phase === 'read' ? state.result : null;
  const review = useReview(read?.imported ?? null, mine, isBlank);
  const fileName = 'fileName' in state ? state.fileName : '';
  const overfull = read ? overfullLists(review.result()) : [];

  const use = () => onUse(review.result(), review.usesLook ? read?.look : undefined);
  const isReplacing = review.mode === 'replace' && !isBlank;
  const hasWork = read !== null || pasted.trim() !== '';
  const { close, replace } = importWords;

  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && (hasWork ? setAsked('close') : onOpenChange(false))}
      title={read ? reviewWords.title : importWords.title}
      description={read ? reviewWords.description(fileName) : importWords.description}
      size={read ? (read.source ? 'xl' : 'lg') : 'md'}
      footer={
        read ? (
          <>
            {overfull.length > 0 && (
              <p role="alert" className="w-full text-sm font-medium text-danger-text">
                {overfull.join(' ')}
              </p>
            )}
            <Button variant="secondary" onClick={stop}>
              {importWords.another}
            </Button>
            <Button
              disabled={overfull.length > 0}
              onClick={() => (isReplacing ? setAsked('replace') : use())}
            >
              {importWords.use}
            </Button>
          </>
        ) : (
          state.phase === 'reading' && (
            <Button variant="secondary" onClick={stop}>
              {importWords.cancel}
            </Button>
          )
        )
      }
    >
      {read && <ImportReview {...read} fileName={fileName} review={review} mine={mine} isBlank={isBlank} />}
      {state.phase === 'reading' && (
        <div className="grid gap-3 py-6 text-center text-sm" role="status">
          <p className="wrap-anywhere">{importWords.reading(fileName)}</p>
          <Progress share={state.share} label={importWords.progress(fileName)} />
        </div>
      )}
      {state.phase === 'refused' && (
        <p
          role="alert"
          className="mb-4 rounded-control border border-transparent bg-danger-soft p-3 text-sm text-danger-text wrap-anywhere"
        >
          <span className="font-semibold">{fileName}:</span> {state.problem}
        </p>
      )}
      {(state.phase === 'choosing' || state.phase === 'refused') && (
        <ChooseFile pasted={pasted} onPaste={setPasted} onFile={start} />
      )}
      <ConfirmDialog
        open={asked === 'replace'}
        onOpenChange={() => setAsked(null)}
        title={replace.title(fileName)}
        description={replace.description}
        confirmLabel={replace.confirm}
        variant="primary"
        onConfirm={use}
      />
      <ConfirmDialog
        open={asked === 'close'}
        onOpenChange={() => setAsked(null)}
        title={read ? close.title(fileName) : close.pastedTitle}
        description={read ? close.description : close.pastedDescription}
        confirmLabel={close.confirm}
        cancelLabel={close.cancel}
        variant="primary"
        onConfirm={() => onOpenChange(false)}
      />
    </Dialog>
  );
};
