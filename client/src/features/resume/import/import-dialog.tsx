import { useState, startTransition, useEffect, useRef } from 'react';
import { resumeLimits } from '#shared/resume/resume-fields';
import { beyondTotalMessage, sectionBeyondTotal } from '#shared/resume/sections/schema';
import { sectionLimits } from '#shared/resume/sections/section-fields';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { Progress } from '../../../ui/feedback/progress';
import { textOf, type ResumeText } from '../form/form-content';
import { importWords, reviewWords } from './words';
import { ChooseFile } from './choose-file';
import type { ImportPageSettings, ReadImportFile, ReadImport } from './read-import';
import { ImportReview } from './review/import-review';
import { useReview } from './review/use-review';
import { entriesOf, listNames, reviewLists } from './review/review-lists';

type State =
  | { phase: 'choosing' }
  | { phase: 'reading'; fileName: string; share: number }
  | { phase: 'refused'; fileName: string; problem: string }
  | { phase: 'read'; fileName: string; result: Extract<ReadImport, { imported: unknown }> };

/** Reads one file at a time; another one, canceling or leaving ends the reading before. */
const useImportReading = (read: ReadImportFile, credentials: readonly string[]) => {
  const [state, setState] = useState<State>({ phase: 'choosing' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const stop = () => {
    reading.current?.abort();
    setState({ phase: 'choosing' });
  };
  const start = async (file: File) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const { signal } = controller;
    const fileName = file.name;
    const update = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    update({ phase: 'reading', fileName, share: 0 });
    try {
      const onProgress = (share: number) => update({ phase: 'reading', fileName, share });
      const result = await read(file, { signal, onProgress, credentials });
      if ('problem' in result) update({ phase: 'refused', fileName, problem: result.problem });
      // A long resume is hundreds of fields: drawing them leaves room for a press of Cancel.
      else startTransition(() => update({ phase: 'read', fileName, result }));
    } catch (error) {
      if (signal.aborted) return;
      console.error('Failed to read the file', error);
      update({ phase: 'refused', fileName, problem: importWords.notLoaded });
    }
  };
  return { state, start: (file: File) => void start(file), stop };
};

/** What a resume has no room for, and what to do, in words; empty if all of it fits. */
const overfullLists = (content: ResumeText): string[] => {
  const lists = [
    ...listNames.map((name) => ({
      heading: reviewLists[name].heading,
      count: entriesOf(content, name).length,
      max: reviewLists[name].max,
    })),
    { heading: 'Skills', count: content.skills.length, max: resumeLimits.skills },
    { heading: 'Interests', count: content.interests.length, max: sectionLimits.interests },
    {
      heading: 'Sections of your own',
      count: content.customSections.length,
      max: sectionLimits.customSections,
    },
    ...content.customSections.map(({ heading, entries }) => ({
      heading,
      count: entries.length,
      max: sectionLimits.customEntries,
    })),
  ];
  const problems = lists
    .filter(({ count, max }) => count > max)
    .map(({ heading, count, max }) => reviewWords.tooMany(heading, max, count - max));
  return sectionBeyondTotal(content) && problems.length === 0 ? [beyondTotalMessage] : problems;
};

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is in the form now. */
  form: ResumeText;
  /** Whether there is nothing in the form to keep. */
  isBlank: boolean;
  readFile: ReadImportFile;
  onUse: (content: ResumeText, pageSettings: ImportPageSettings | undefined) => void;
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

  const use = () => onUse(review.result(), review.usesPageSettings ? read?.pageSettings : undefined);
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
