import { couldNotOpen } from './feedback/could-not-open';
import type { DialogProps } from './dialogs/dialog-panel';
import { late } from './late';
import { useOnceTrue } from './use-once-true';

/** What a dialog is made of; worth preloading where one may open soon. */
export const LateDialog = late<DialogProps>(
  async () => (await import('./dialogs/dialog-panel')).DialogPanel,
  {
    needed: ({ open }) => open,
    onFailed: ({ onOpenChange }) => {
      onOpenChange(false);
      couldNotOpen('This dialog');
    },
  },
);

/**
 * A modal dialog: focus stays inside, Escape and a click beside it close it, focus returns to what opened it.
 * What it is made of is fetched when it first opens; if that fails, a toast says so and it closes again.
 */
export const Dialog = (props: DialogProps) => (useOnceTrue(props.open) ? <LateDialog {...props} /> : null);
