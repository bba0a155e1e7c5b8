import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useUnloadQuestion } from '../../lib/typed-text/use-unload-question';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';
import { Refusal } from '../feedback/refusal';
import { uiWords } from '../words';

const { discardTyped: question } = uiWords;

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  words: { cancel: string; submit: string; busy?: string };
  isBusy: boolean;
  isDisabled?: boolean;
  isDestructive?: boolean;
  /** Whether it opened with a text that was typed before. */
  isRestored?: boolean;
  /** Why it was not done. */
  error?: string | undefined;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog that is open as long as it is mounted: a form with the buttons that send it or close it, which waits for the answer.
 * Once something was typed, Escape, Back and a press beside the dialog ask before it is lost.
 */
export const FormDialog = ({
  title,
  description,
  size = 'md',
  words,
  isBusy,
  isDisabled = false,
  isDestructive = false,
  isRestored = false,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const formId = useId();
  const [isTyped, setIsTyped] = useState(isRestored);
  const [isAsking, setIsAsking] = useState(false);
  useUnloadQuestion(isTyped);
  const close = () => (isTyped ? setIsAsking(true) : onClose());
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(open) => !open && !isBusy && close()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'destructive' : 'primary'}
            loading={isBusy}
            {...(words.busy !== undefined && { loadingLabel: words.busy })}
            disabled={isDisabled}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        // What is typed to confirm a deletion is nothing to keep.
        onInput={({ target }) => setIsTyped(isTyped || (!isDestructive && isText(target)))}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void onSubmit(event);
        }}
      >
        {children}
        {error !== undefined && <Refusal text={error} />}
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={question.title}
        description={question.about}
        confirmLabel={uiWords.discard}
        cancelLabel={question.keep}
        onConfirm={onClose}
      />
    </Dialog>
  );
};

const isText = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'date', 'file'].includes(target.type));
