import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { toast } from '../feedback/toast';
import { CardAction } from './document-card';
import { documentWords as words, type ListWords } from './words';
import { refusedAs } from '../feedback/refused-as';

interface Change {
  isPending: boolean;
  mutate: (id: string, options: { onSuccess?: () => void; onError: (error: Error) => void }) => void;
}

interface TrashActionProps {
  document: { id: string; name: string };
  words: ListWords;
  trash: Change;
  /** Takes it out of the trash again. Of the list: the card is gone by then. */
  restore: Change;
  onUnauthorized: () => void;
}

/** Moves a document to the trash, and offers to undo that. */
export const TrashAction = ({
  document: { id, name },
  words: own,
  trash,
  restore,
  onUnauthorized,
}: TrashActionProps) => (
  <CardAction
    icon={Trash2}
    label={words.trashOf(name)}
    title={words.trash}
    loading={trash.isPending}
    onPress={() =>
      trash.mutate(id, {
        onSuccess: () =>
          toast({
            title: words.trashed,
            description: words.trashedAbout(name),
            variant: 'success',
            action: {
              label: words.undo,
              onPress: () => restore.mutate(id, { onError: refusedAs(own.notRestored, onUnauthorized) }),
            },
          }),
        onError: refusedAs(own.notTrashed, onUnauthorized),
      })
    }
  />
);

export interface RestoreActionProps {
  document: { id: string; name: string };
  words: Pick<ListWords, 'notRestored'>;
  restore: Change;
  /** Whether there is no room to restore it. */
  isFull?: boolean;
  onUnauthorized: () => void;
}

/** Takes a document out of the trash. */
export const RestoreAction = ({
  document: { id, name },
  words: own,
  restore,
  isFull = false,
  onUnauthorized,
}: RestoreActionProps) => (
  <Button
    variant="secondary"
    size="sm"
    aria-label={words.restoreOf(name)}
    loading={restore.isPending}
    disabled={isFull}
    onClick={() =>
      restore.mutate(id, {
        onSuccess: () => toast({ title: words.restored, variant: 'success' }),
        onError: refusedAs(own.notRestored, onUnauthorized),
      })
    }
  >
    <RotateCcw aria-hidden />
    {words.restore}
  </Button>
);

interface TrashedActionsProps extends RestoreActionProps {
  words: ListWords;
  removal: Change;
}

/** What can be done with something in the trash: take it out again, or delete it for good, which asks first. */
export const TrashedActions = (props: TrashedActionsProps) => {
  const {
    document: { id, name },
    words: own,
    removal,
    onUnauthorized,
  } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <RestoreAction {...props} />
      <Button variant="ghost" size="sm" aria-label={words.removeOf(name)} onClick={() => setIsAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.removeQuestion(name)}
        description={own.removeAbout}
        confirmLabel={words.remove}
        busy={removal.isPending}
        onConfirm={() =>
          removal.mutate(id, {
            onSuccess: () => {
              setIsAsking(false);
              toast({ title: words.removed, variant: 'success' });
            },
            onError: refusedAs(own.notRemoved, onUnauthorized),
          })
        }
      />
    </>
  );
};
