import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../lib/class-names';
import { Button, buttonClass } from './button';
import { overlayClass, panelClass } from './dialog';
import { useBackToClose } from './dialogs/use-back-to-close';
import { useFocusReturn } from './dialogs/focus';
import { uiWords } from './words';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question that names the thing: 'Delete “Nursing license”?' */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** A verb: 'Delete', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** While true the dialog stays and the button is busy. Without it the dialog closes at once. */
  busy?: boolean;
  variant?: 'destructive' | 'primary';
  /** Gets the focus at the end where confirming removed what opened the dialog. */
  focusInstead?: RefObject<HTMLElement | null>;
}

/** Asks before something that cannot be undone. Focus starts on Cancel, and returns to what opened it. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = uiWords.cancel,
  onConfirm,
  busy = false,
  variant = 'destructive',
  focusInstead,
}: ConfirmDialogProps) => {
  const focusReturn = useFocusReturn(focusInstead);
  useBackToClose(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={classNames(panelClass, 'overflow-y-auto p-4 sm:max-w-md sm:p-6')}
          {...focusReturn}
        >
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-sm text-muted">{description}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Radix.Cancel className={buttonClass({ variant: 'secondary' })}>{cancelLabel}</Radix.Cancel>
            <Button variant={variant} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
