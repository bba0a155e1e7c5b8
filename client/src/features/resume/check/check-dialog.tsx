import { useEffect, useRef } from 'react';
import type { ResumeContent } from '#shared/resume/schema';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CheckResult } from './check-result';
import type { ReadBack } from './read-back';
import type { TypedPerson } from './typed-fields';
import { useReadBack } from './use-read-back';
import { checkWords as words } from '../words';

export interface CheckDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  person: TypedPerson;
  /** What is in the form, saved or not. The object's identity changes only with a new check. */
  resume: ResumeContent;
  /** Draws the finished PDF and reads it like a machine does. */
  readBack: (resume: ResumeContent, signal: AbortSignal) => Promise<ReadBack>;
  /** Called once the dialog is closed: shows and focuses this field of the form. */
  onEdit: (field: string) => void;
}

/** What a machine finds in the finished resume, beside what was typed, with advice. */
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
