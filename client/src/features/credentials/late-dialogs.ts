import { couldNotOpen } from '../../ui/feedback/could-not-open';
import { late } from '../../ui/late';
import type { EditDialogProps } from './details/edit-dialog';
import type { UploadDialogProps } from './upload/upload-dialog';

/** The upload dialog, fetched when it first opens; worth preloading where it may open soon. */
export const LateUploadDialog = late<UploadDialogProps>(
  async () => (await import('./upload/upload-dialog')).UploadDialog,
  {
    needed: ({ open }) => open,
    onFailed: ({ onOpenChange }) => {
      onOpenChange(false);
      couldNotOpen('Uploading');
    },
  },
);

/** The edit dialog, fetched when it is first drawn. */
export const LateEditDialog = late<EditDialogProps>(
  async () => (await import('./details/edit-dialog')).EditDialog,
  {
    onFailed: ({ onClose }) => {
      onClose();
      couldNotOpen('Editing');
    },
  },
);
