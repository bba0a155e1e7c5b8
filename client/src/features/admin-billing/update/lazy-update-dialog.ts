import { lazyDialog } from '../../../ui/lazy';

export const LazyUpdateDialog = lazyDialog(() => import('./update-dialog'), 'UpdateDialog');
