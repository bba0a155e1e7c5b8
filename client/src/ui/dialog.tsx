import { lazyDialog } from './lazy';

/** A modal dialog: focus stays inside, Escape and a click beside it close it, focus returns to what opened it. */
export const Dialog = lazyDialog(() => import('./dialogs/dialog-panel'), 'DialogPanel');
