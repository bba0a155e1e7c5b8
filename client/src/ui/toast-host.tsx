import { Suspense, useEffect } from 'react';
import { Button } from './button';
import { FloatingNotice } from './feedback/floating-notice';
import { lazyComponent } from './lazy';
import { dismissToast, type ShownToast, useShownToast } from './feedback/toast';
import { toastPlace } from './feedback/toast-place';
import { useOnceTrue } from './use-once';

const shownForMs = 8000;

/** The toast while the chunk of the Radix one is on its way, or where it is lost. */
const PlainToast = ({ shown }: { shown: ShownToast | null }) => {
  // One with an action waits to be answered, as nothing here could tell that the pointer or the focus is on it.
  const id = shown?.action ? undefined : shown?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = window.setTimeout(() => dismissToast(id), shownForMs);
    return () => window.clearTimeout(timer);
  }, [id]);
  if (!shown) return null;
  return (
    <FloatingNotice
      // A new one is announced like the first.
      key={shown.id}
      title={shown.title}
      description={shown.description}
      className={toastPlace}
    >
      {shown.action && (
        <Button
          variant="secondary"
          onClick={() => {
            dismissToast(shown.id);
            shown.action?.onPress();
          }}
        >
          {shown.action.label}
        </Button>
      )}
      <Button variant="ghost" onClick={() => dismissToast(shown.id)}>
        Dismiss
      </Button>
    </FloatingNotice>
  );
};

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
