import type { ConfirmDialogProps } from './confirm-dialog-panel';
import { late } from './late';
import { useOnceTrue } from './use-once-true';

/** What it is made of; worth preloading where a question may come soon. */
export const LateConfirmDialog = late<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog-panel')).ConfirmDialogPanel,
);

/**
 * Asks before something that cannot be taken back. Focus starts on the way out. What it is made of is fetched when it
 * first opens.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  useOnceTrue(props.open) ? <LateConfirmDialog {...props} /> : null;
