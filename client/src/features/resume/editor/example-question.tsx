import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { ResumeText } from '../form/form-content';
import { formWords, stepWords } from '../words';
import { readProgress } from '../steps/progress';

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

const maxNamed = 4;

/** The first parts by name, the others by their count. */
const namedParts = (parts: readonly string[]): string =>
  stepWords.parts(parts.slice(0, maxNamed).join(', '), parts.length - maxNamed);

/** The parts that are still those of the example that filled the form; none if they cannot be compared. */
const loadExampleLeft = async (userId: string, text: ResumeText): Promise<string[]> => {
  const { filledFrom } = readProgress(userId);
  if (!filledFrom) return [];
  try {
    const { exampleLeft, startFrom, loadExample } = await import('#shared/resume/examples/examples');
    return exampleLeft(text, startFrom((await loadExample(filledFrom)).content));
  } catch {
    // Without a connection the example may be missing. A save must not depend on it.
    return [];
  }
};
