import { lazyDialog } from '../../ui/lazy';

export const LazyUploadDialog = lazyDialog(() => import('./upload/upload-dialog'), 'UploadDialog', {
  isOpen: ({ open }) => open,
  close: ({ onOpenChange }) => onOpenChange(false),
});

export const LazyEditDialog = lazyDialog(() => import('./details/edit-dialog'), 'EditDialog', {
  isOpen: () => true,
  close: ({ onClose }) => onClose(),
});
