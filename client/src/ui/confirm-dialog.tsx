import type { ReactNode } from 'react';
import { late } from './late';
import { useOnceTrue } from './use-once-true';

/** What it is made of; worth preloading where a question may come soon. */
export const LateConfirmDialog = late<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog-panel')).ConfirmDialogPanel,
);

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question that names the thing: 'Delete “Nursing licence”?' */
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
}

/**
 * Asks before something that cannot be taken back. Focus starts on the way out. What it is made of is fetched when it
 * first opens.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  useOnceTrue(props.open) ? <LateConfirmDialog {...props} /> : null;
