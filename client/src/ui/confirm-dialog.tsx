import { lazyDialog } from './lazy';

/** Asks before something that cannot be undone. Focus starts on Cancel, and returns to what opened it. */
export const ConfirmDialog = lazyDialog(() => import('./dialogs/confirm-dialog-panel'), 'ConfirmDialogPanel');
