import type { ConfirmDialogProps } from './dialogs/confirm-dialog-panel';
import { couldNotOpen } from './feedback/could-not-open';
import { late } from './late';
import { useOnceTrue } from './use-once-true';

/** What it is made of; worth preloading where a question may come soon. */
export const LateConfirmDialog = late<ConfirmDialogProps>(
  async () => (await import('./dialogs/confirm-dialog-panel')).ConfirmDialogPanel,
  {
    needed: ({ open }) => open,
    // What was not asked is not confirmed.
    onFailed: ({ onOpenChange }) => {
      onOpenChange(false);
      couldNotOpen('This question');
    },
  },
);

/**
 * Asks before something that cannot be taken back. Focus starts on the way out, and returns to what opened it. What it
 * is made of is fetched when it first opens; if that fails, a toast says so and nothing is confirmed.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  useOnceTrue(props.open) ? <LateConfirmDialog {...props} /> : null;
