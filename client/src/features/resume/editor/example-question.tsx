import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { loadExampleLeft } from '../steps/load-example-left';
import { namedParts } from '../steps/named-parts';
import type { ResumeText } from '../form/form-content';
import { formWords } from '../words';

const { example: words } = formWords;

/** Asks before parts of an example are saved for the first time: a saved resume can be seen and sent. */
export const useExampleQuestion = (userId: string) => {
  const [parts, setParts] = useState<string[] | null>(null);
  const answer = useRef<(isYes: boolean) => void>(undefined);

  const ask = async (text: ResumeText): Promise<boolean> => {
    const left = await loadExampleLeft(userId, text);
    if (left.length === 0) return true;
    return new Promise((resolve) => {
      answer.current?.(false);
      answer.current = resolve;
      setParts(left);
    });
  };
  const close = (isYes: boolean) => {
    answer.current?.(isYes);
    answer.current = undefined;
    setParts(null);
  };

  const dialog = (
    <ConfirmDialog
      open={parts !== null}
      onOpenChange={(open) => !open && close(false)}
      title={words.title}
      description={parts ? words.description(namedParts(parts)) : ''}
      confirmLabel={words.confirm}
      variant="primary"
      onConfirm={() => close(true)}
    />
  );
  return { ask, dialog };
};
