import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { toast } from '../feedback/toast';

interface Change {
  isPending: boolean;
  mutate: (id: string, options: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

interface TrashedActionsProps {
  id: string;
  name: string;
  words: {
    restore: string;
    restoreOf: (name: string) => string;
    restored: string;
    remove: string;
    removeOf: (name: string) => string;
    removeQuestion: (name: string) => string;
    removeAbout: string;
    removed: string;
  };
  restore: Change;
  removal: Change;
  /** Whether there is no room to restore it. */
  isFull?: boolean;
  onNotRestored: (error: Error) => void;
  onNotRemoved: (error: Error) => void;
}

/** What can be done with something in the trash: take it out again, or delete it for good, which asks first. */
export const TrashedActions = ({
  id,
  name,
  words,
  restore,
  removal,
  isFull = false,
  onNotRestored,
  onNotRemoved,
}: TrashedActionsProps) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.restoreOf(name)}
        loading={restore.isPending}
        disabled={isFull}
        onClick={() =>
          restore.mutate(id, {
            onSuccess: () => toast({ title: words.restored, variant: 'success' }),
            onError: onNotRestored,
          })
        }
      >
        <RotateCcw aria-hidden />
        {words.restore}
      </Button>
      <Button variant="ghost" size="sm" aria-label={words.removeOf(name)} onClick={() => setIsAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.removeQuestion(name)}
        description={words.removeAbout}
        confirmLabel={words.remove}
        busy={removal.isPending}
        onConfirm={() =>
          removal.mutate(id, {
            onSuccess: () => {
              setIsAsking(false);
              toast({ title: words.removed, variant: 'success' });
            },
            onError: onNotRemoved,
          })
        }
      />
    </>
  );
};
