import { useState, type ReactNode } from 'react';
import type { Application } from '#shared/applications/schema';
import { closedReasonNames, closedReasons, type ClosedReason, type Stage } from '#shared/applications/stages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { Select } from '../../ui/forms/select';
import { useMoveApplication, type Move } from './api';
import { applicationsWords as words, closeWords } from './words';
import { refusedAs } from '../../ui/feedback/refused-as';

interface Moved {
  id: string;
  version: number;
  company: string;
  jobTitle: string;
}

/** Moves applications between stages, and asks for the reason before closing one. `dialog` is to be rendered. */
export const useMove = (onUnauthorized: () => void, onMoved?: (stored: Application) => void) => {
  const [closing, setClosing] = useState<Moved | null>(null);
  const { mutateAsync, isPending, variables } = useMoveApplication();

  /** The stage that an application is on its way to. */
  const targetOf = (id: string) => (isPending && variables.application.id === id ? variables.to : undefined);

  const send = async (move: Move, stageName: string) => {
    try {
      const stored = await mutateAsync(move);
      onMoved?.(stored);
      toast({ title: words.moved, description: words.movedTo(stageName), variant: 'success' });
    } catch (error) {
      refusedAs(words.error, onUnauthorized, words.notMoved)(error);
    }
  };

  const move = (application: Moved, to: Pick<Stage, 'id' | 'name'>) => {
    // Arrow keys on a list of stages choose one after the other: the second would be of an older version.
    if (targetOf(application.id)) return;
    if (to.id === 'closed') setClosing(application);
    else void send({ application, to: to.id, reason: null }, to.name);
  };

  const dialog: ReactNode = closing && (
    <CloseDialog
      name={words.card(closing.company, closing.jobTitle)}
      onCancel={() => setClosing(null)}
      onClose={(reason) => {
        setClosing(null);
        void send({ application: closing, to: 'closed', reason }, words.closed(reason));
      }}
    />
  );
  return { move, dialog, targetOf };
};

const CloseDialog = ({
  name,
  onCancel,
  onClose,
}: {
  name: string;
  onCancel: () => void;
  onClose: (reason: ClosedReason) => void;
}) => {
  const [reason, setReason] = useState<ClosedReason>('not-selected');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={closeWords.title(name)}
      description={closeWords.description}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {closeWords.cancel}
          </Button>
          <Button onClick={() => onClose(reason)}>{closeWords.submit}</Button>
        </>
      }
    >
      <Field label={closeWords.reason}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={({ target }) => setReason(target.value as ClosedReason)}
          >
            {closedReasonNames.map((one) => (
              <option key={one} value={one}>
                {closedReasons[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Dialog>
  );
};
