import { useSyncExternalStore } from 'react';
import { Catch } from '../catch';
import { late } from '../late';
import { PlainToast } from './plain-toast';
import { toastStore, type ShownToast } from './toast';
import { useOnceTrue } from '../use-once-true';

/** What draws toasts; worth preloading where one may come soon. */
export const LateToaster = late<{ shown: ShownToast | null }>(
  async () => (await import('./toaster')).Toaster,
  { needed: ({ shown }) => shown?.id, Substitute: PlainToast },
);

/** Where toasts appear. Nothing is loaded for them until the first; a notice is never lost to a lost connection. */
export const ToastHost = () => {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => null);
  const needed = useOnceTrue(shown !== null);
  return needed ? (
    <Catch fallback={() => <PlainToast shown={shown} />}>
      <LateToaster shown={shown} />
    </Catch>
  ) : null;
};
