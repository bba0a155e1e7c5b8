import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ResumeContent } from '#shared/resume/schema';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CheckResult } from './check-result';
import type { ReadBack } from './read-back';
import type { TypedPerson } from './typed-fields';
import { checkWords as words } from './words';

/** What the builder knows of a check. */
export interface CheckOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is in the form, saved or not. The object's identity changes only with a new check. */
  resume: ResumeContent;
  /** Called once the dialog is closed: shows and focuses this field of the form. */
  onEdit: (field: string) => void;
}

/** Renders the check of the form's content; the page supplies what draws and reads the PDF. */
export type RenderCheck = (options: CheckOptions) => ReactNode;

interface CheckDialogProps extends CheckOptions {
  person: TypedPerson;
  /** Draws the finished PDF and reads it like a machine does. */
  readBack: (resume: ResumeContent, signal: AbortSignal) => Promise<ReadBack>;
}

/** What a machine finds in the finished resume, next to what was typed, with advice. */
export const CheckDialog = ({ open, onOpenChange, ...rest }: CheckDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={words.title}
    description={words.description}
    size="lg"
  >
    <CheckBody {...rest} onClose={() => onOpenChange(false)} />
  </Dialog>
);

type CheckBodyProps = Omit<CheckDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void };

const CheckBody = ({ person, resume, readBack, onEdit, onClose }: CheckBodyProps) => {
  const { result, failed, retry } = useReadBack(resume, readBack);
  const edit = useEditAfterClosing(onEdit);

  if (failed)
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-sm">
        <p>{words.failed}</p>
        <Button variant="secondary" onClick={retry}>
          {words.tryAgain}
        </Button>
      </div>
    );
  if (!result)
    return (
      <p role="status" className="py-8 text-center text-sm text-muted">
        {words.reading}
      </p>
    );
  if ('problem' in result)
    return (
      <p role="alert" className="text-sm">
        {result.problem}
      </p>
    );
  return (
    <CheckResult
      person={person}
      resume={resume}
      seen={result.seen}
      pages={result.pages}
      onEdit={(field) => {
        edit(field);
        onClose();
      }}
    />
  );
};

/** Calls `onEdit` after the dialog has closed and returned the focus, which would otherwise take it from the field. */
const useEditAfterClosing = (onEdit: (field: string) => void) => {
  const chosen = useRef<string | null>(null);
  const latest = useRef(onEdit);
  useEffect(() => {
    latest.current = onEdit;
  });
  useEffect(
    () => () => {
      const field = chosen.current;
      if (field !== null) window.setTimeout(() => latest.current(field));
    },
    [],
  );
  return (field: string) => {
    chosen.current = field;
  };
};

/** Draws and reads the resume once, and again on `retry`. A closed dialog ends the reading. */
const useReadBack = (
  resume: ResumeContent,
  readBack: (resume: ResumeContent, signal: AbortSignal) => Promise<ReadBack>,
) => {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<ReadBack | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    readBack(resume, controller.signal).then(
      (read) => {
        if (!controller.signal.aborted) setResult(read);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('Failed to check the resume', error);
        setFailed(true);
      },
    );
    return () => controller.abort();
  }, [resume, readBack, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { result, failed, retry };
};
