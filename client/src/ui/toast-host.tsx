import { useSyncExternalStore } from 'react';
import { late } from './late';
import { toastStore, type ShownToast } from './toast';
import { useOnceTrue } from './use-once-true';

/** What draws toasts; worth preloading where one may come soon. */
export const LateToaster = late<{ shown: ShownToast | null }>(
  async () => (await import('./toaster')).Toaster,
);

/** Where toasts appear. Nothing is loaded for them until the first. */
export const ToastHost = () => {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return useOnceTrue(shown !== null) ? <LateToaster shown={shown} /> : null;
};
