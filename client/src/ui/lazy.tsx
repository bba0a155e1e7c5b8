import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary';
import { LoadFailed, loadQuietly, offerReload, type LoadFailedProps } from './feedback/chunk-lost';
import { PageSpinner } from './spinner';
import { useOnceTrue } from './use-once-true';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/**
 * A component in a chunk of its own: `lazyComponent(() => import('./pages/x'), 'XPage')`. While the chunk is on its way
 * the nearest Suspense shows its fallback; where it cannot be loaded or rendered, `Failed` takes its place, with a way to try
 * again, and the rest of the page stays. After `preload`, which returns whether it could be loaded, it renders without
 * suspending.
 */
export const lazyComponent = <Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Failed: ComponentType<Props & LoadFailedProps> = LoadFailed,
) => {
  let loaded: ComponentType<Props> | undefined;
  const fetchComponent = async (): Promise<{ default: ComponentType<Props> }> => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  // A preload of the same chunk may hide its loss at that moment, and `Failed` may show nothing.
  const fetchToRender = () =>
    fetchComponent().catch((error: unknown) => {
      offerReload();
      throw error;
    });
  const Deferred: ComponentType<Props> = lazy(fetchToRender);

  const LazyComponent = (props: Props) => {
    // Kept as long as it is mounted: changing the component type would lose its state.
    const [Component, setComponent] = useState(() => loaded ?? Deferred);
    const [isRetrying, setIsRetrying] = useState(false);
    const [retries, setRetries] = useState(0);
    // The pressed button goes with what it brings: the keyboard continues in its place.
    const place = useRef<HTMLSpanElement>(null);
    useEffect(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    }, [retries]);

    const failed = (reset: () => void) => {
      const retry = async () => {
        setIsRetrying(true);
        const isLoaded = await fetchToRender().then(
          () => true,
          () => false,
        );
        setIsRetrying(false);
        if (!isLoaded) return;
        setComponent(() => loaded ?? Deferred);
        setRetries((count) => count + 1);
        reset();
      };
      return <Failed {...props} onRetry={() => void retry()} retrying={isRetrying} />;
    };
    return (
      <>
        {retries > 0 && <span ref={place} tabIndex={-1} className="sr-only" />}
        <ErrorBoundary fallback={failed}>
          <Component {...props} />
        </ErrorBoundary>
      </>
    );
  };
  const preload = () =>
    loadQuietly(fetchComponent).then(
      () => true,
      // It needs no message: the component reports it where it is rendered.
      () => false,
    );
  return Object.assign(LazyComponent, { preload });
};

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog in a chunk of its own, fetched when it first opens and mounted from then on. Whether it is open is the state
 * of its parent, so that a press made before the chunk arrives is not lost.
 */
export const lazyDialog = <Name extends string, Props extends DialogProps>(
  load: Load<Name, Props>,
  name: Name,
) => {
  const Panel = lazyComponent(load, name, DialogFailed);
  const LazyDialog = (props: Props) =>
    useOnceTrue(props.open) ? (
      <Suspense fallback={props.open && <DialogLoading />}>
        <Panel {...props} />
      </Suspense>
    ) : null;
  return Object.assign(LazyDialog, { preload: Panel.preload });
};

/** Closes the dialog that cannot be shown, so that the next press offers the reload again. */
const DialogFailed = ({ open, onOpenChange }: DialogProps) => {
  useEffect(() => {
    if (!open) return;
    onOpenChange(false);
    offerReload();
  });
  return null;
};

// Blocks nothing: the page stays usable while a slow chunk is on its way.
const DialogLoading = () => (
  <div className="pointer-events-none fixed inset-0 z-50 grid animate-fade-in place-items-center">
    <PageSpinner />
  </div>
);
