import type { ProfessionId } from '#shared/resume/examples/professions';
import { sampleLetter } from '#shared/letters/samples';
import { letterKindNames, letterKinds, type Letter } from '#shared/letters/schema';
import { documentLimits } from '#shared/resume/documents/schema';
import { manilaDay } from '#shared/manila-day';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Refusal } from '../../ui/feedback/refusal';
import { useCreateLetter } from './api';
import { uiWords } from '../../ui/words';
import { lettersWords as words } from './words';

interface NewLetterDialogProps {
  /** Whose sample sentences the letter starts with. */
  profession: ProfessionId | undefined;
  /** The application that it is for, which names it. */
  application?: { id: string; company: string };
  onClose: () => void;
  onCreated: (letter: Letter) => void;
  onUnauthorized: () => void;
}

/** Asks which kind of letter, and adds one with its sample. */
export const NewLetterDialog = ({
  profession,
  application,
  onClose,
  onCreated,
  onUnauthorized,
}: NewLetterDialogProps) => {
  const creation = useCreateLetter();
  const create = (kind: (typeof letterKinds)[number]) =>
    creation.mutate(
      {
        // Thirty letters of one name could not be told apart.
        name: (application
          ? words.nameFor(letterKindNames[kind], application.company)
          : letterKindNames[kind]
        ).slice(0, documentLimits.name),
        applicationId: application?.id ?? null,
        content: sampleLetter(kind, { profession, date: manilaDay(new Date()) }),
      },
      { onSuccess: onCreated, onError: (error) => isUnauthorized(error) && onUnauthorized() },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !creation.isPending && onClose()}
      title={words.kindQuestion}
      description={words.kindAbout}
      footer={
        <Button variant="secondary" onClick={onClose} disabled={creation.isPending}>
          {words.cancel}
        </Button>
      }
    >
      <ul className="grid gap-2">
        {letterKinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              disabled={creation.isPending}
              onClick={() => create(kind)}
              className="w-full rounded-control border p-3 text-left hover:bg-subtle"
            >
              <span className="block font-medium">{letterKindNames[kind]}</span>
              <span className="block text-sm text-muted">{words.kinds[kind]}</span>
            </button>
          </li>
        ))}
      </ul>
      {creation.isError && (
        <div className="mt-3">
          <Refusal text={serverMessage(creation.error, uiWords.checkConnection)} />
        </div>
      )}
    </Dialog>
  );
};
