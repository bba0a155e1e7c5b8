import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadFailed, loadQuietly, offerReload } from './feedback/chunk-lost';
import { PageSpinner } from './spinner';
import { useOnceTrue } from './use-once';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/**
 * A component in a chunk of its own: `lazyComponent(() => import('./pages/x'), 'XPage')`. While the chunk is on its way
 * the nearest Suspense shows its fallback; where it cannot be loaded or rendered, `Failed` takes its place, with the way
 * to reload, and the rest of the page stays.
 */
export const lazyComponent = <Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Failed: ComponentType<Props> = LoadFailed,
) => {
  let loaded: ComponentType<Props> | undefined;
  const loadComponent = async () => {
    const module = await load();
    loaded = module[name];
    return module;
  };
  const Deferred: ComponentType<Props> = lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: (await loadComponent())[name],
  }));
  const LazyComponent = (props: Props) => {
    // What was preloaded is rendered at once: React shows a fallback for 300 ms at least. It stays the same while it is mounted.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Deferred);
    return (
      <ErrorBoundary fallback={<Failed {...props} />}>
        <Shown {...props} />
      </ErrorBoundary>
    );
  };
  /** Fetches the chunk and returns whether that worked. A failure is reported where the component is rendered. */
  const preload = () =>
    loadQuietly(loadComponent).then(
      () => true,
      () => false,
    );
  return Object.assign(LazyComponent, { preload });
};

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog with a heavy library, in a chunk of its own that is fetched when it first opens; mounted from then on. Whether
 * it is open is the state of its parent, so that a press made before the chunk arrives is not lost.
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
