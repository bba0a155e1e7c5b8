import { Suspense } from 'react';
import { lazyComponent } from './lazy';
import { PlainToast } from './feedback/plain-toast';
import { useShownToast } from './feedback/toast';
import { useOnceTrue } from './use-once-true';

/** Renders toasts with Radix. Not in the first load of public pages, so users preload it: see PrefetchOwnData. */
export const LazyToaster = lazyComponent(() => import('./feedback/toaster'), 'Toaster', PlainToast);

/** Where toasts appear. Nothing is loaded for them until the first, and none is lost with a lost connection. */
export const ToastHost = () => {
  const shown = useShownToast();
  return useOnceTrue(shown !== null) ? (
    <Suspense fallback={<PlainToast shown={shown} />}>
      <LazyToaster shown={shown} />
    </Suspense>
  ) : null;
};
