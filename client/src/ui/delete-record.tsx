import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { toast } from './feedback/toast';
import { refusedAs } from './feedback/refused-as';

interface DeleteRecordProps {
  words: {
    delete: string;
    askDelete: (name: string) => string;
    deleteConsequence: string;
    deleted: string;
    /** Title and text of a failure. */
    error: string;
    notDeleted: string;
  };
  name: string;
  deletion: UseMutationResult<unknown, Error, void>;
  onDeleted: () => void;
  onUnauthorized: () => void;
}

/** Deletes the record of a page after a question that names it. */
export const DeleteRecord = ({ words, name, deletion, onDeleted, onUnauthorized }: DeleteRecordProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        toast({ title: words.deleted, variant: 'success' });
        onDeleted();
      },
      onError: (error) => {
        setIsAsking(false);
        refusedAs(words.error, onUnauthorized, words.notDeleted)(error);
      },
    });
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !open && !deletion.isPending && setIsAsking(false)}
        title={words.askDelete(name)}
        description={words.deleteConsequence}
        confirmLabel={words.delete}
        busy={deletion.isPending}
        onConfirm={confirm}
      />
    </>
  );
};
