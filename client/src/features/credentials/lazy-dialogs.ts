import { lazyDialog } from '../../ui/lazy';

export const LazyUploadDialog = lazyDialog(() => import('./upload/upload-dialog'), 'UploadDialog');
export const LazyEditDialog = lazyDialog(() => import('./details/edit-dialog'), 'EditDialog');
