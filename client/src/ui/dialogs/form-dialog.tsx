import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Refusal } from '../feedback/refusal';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  words: { cancel: string; submit: string; busy?: string };
  isBusy: boolean;
  isDisabled?: boolean;
  isDestructive?: boolean;
  /** Why it was not done. */
  error?: string | undefined;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that is open as long as it is mounted: a form with the buttons that send it or close it, which waits for the answer. */
export const FormDialog = ({
  title,
  description,
  size = 'md',
  words,
  isBusy,
  isDisabled = false,
  isDestructive = false,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const formId = useId();
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(open) => !open && !isBusy && onClose()}
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
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void onSubmit(event);
        }}
      >
        {children}
        {error !== undefined && <Refusal text={error} />}
      </form>
    </Dialog>
  );
};
