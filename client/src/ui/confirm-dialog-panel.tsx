import * as Radix from '@radix-ui/react-alert-dialog';
import { classNames } from '../lib/class-names';
import { Button, buttonClass } from './button';
import type { ConfirmDialogProps } from './confirm-dialog';
import { overlayClass, panelClass } from './dialog-look';

/** The dialog itself; see confirm-dialog.tsx. */
export const ConfirmDialogPanel = ({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  busy = false,
  variant = 'destructive',
}: ConfirmDialogProps) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Portal>
      <Radix.Overlay className={overlayClass} />
      <Radix.Content className={classNames(panelClass, 'p-4 sm:max-w-md sm:p-6')}>
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
