import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadFailed } from './feedback/load-failed';
import { offerReload } from './feedback/reload-notice';
import { PageSpinner } from './feedback/spinner';
import { useOnceTrue } from './use-once-true';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/**
 * A component in a chunk of its own: `lazyComponent(() => import('./pages/x'), 'XPage')`. While the chunk is on its way
 * the nearest Suspense shows its fallback; where it cannot be loaded or rendered, `Failed` takes its place and the rest
 * of the page stays. After `preload` it renders without suspending.
 */
export const lazyComponent = <Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Failed: ComponentType<Props> = LoadFailed,
) => {
  let loaded: ComponentType<Props> | undefined;
  const fetchComponent = async (): Promise<{ default: ComponentType<Props> }> => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Deferred: ComponentType<Props> = lazy(fetchComponent);

  const LazyComponent = (props: Props) => {
    // Kept as long as it is mounted: changing the component type would lose its state.
    const [Component] = useState(() => loaded ?? Deferred);
    return (
      <ErrorBoundary fallback={<Failed {...props} />}>
        <Component {...props} />
      </ErrorBoundary>
    );
  };
  return Object.assign(LazyComponent, { preload: () => fetchComponent().then(noop, noop) });
};

// A failed preload needs no message: the component reports it where it is rendered.
const noop = () => undefined;

interface DialogState<Props> {
  isOpen: (props: Props) => boolean;
  /** Resets the state that opened it, where the chunk is lost. */
  close: (props: Props) => void;
}

/**
 * A dialog in a chunk of its own, fetched when it first opens and mounted from then on. Whether it is open is the state
 * of its parent, so that a press made before the chunk arrives is not lost.
 */
export const lazyDialog = <Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { isOpen, close }: DialogState<Props>,
) => {
  const DialogFailed = (props: Props) => {
    const open = isOpen(props);
    useEffect(() => {
      if (!open) return;
      close(props);
      offerReload();
    });
    return null;
  };
  const Panel = lazyComponent(load, name, DialogFailed);
  const LazyDialog = (props: Props) => {
    const open = isOpen(props);
    const isMounted = useOnceTrue(open);
    return isMounted ? (
      <Suspense fallback={open && <DialogLoading />}>
        <Panel {...props} />
      </Suspense>
    ) : null;
  };
  return Object.assign(LazyDialog, { preload: Panel.preload });
};

// Blocks nothing: the page stays usable while a slow chunk is on its way.
const DialogLoading = () => (
  <div className="pointer-events-none fixed inset-0 z-50 grid animate-fade-in place-items-center">
    <PageSpinner />
  </div>
);
