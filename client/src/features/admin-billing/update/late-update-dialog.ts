import { couldNotOpen } from '../../../ui/feedback/could-not-open';
import { late } from '../../../ui/late';
import type { UpdateDialogProps } from './update-dialog';

/** The update dialog, fetched when somebody is first selected; worth preloading where that may come soon. */
export const LateUpdateDialog = late<UpdateDialogProps>(
  async () => (await import('./update-dialog')).UpdateDialog,
  {
    needed: ({ user }) => user,
    onFailed: ({ onClose }) => {
      onClose();
      couldNotOpen('Updating');
    },
  },
);
