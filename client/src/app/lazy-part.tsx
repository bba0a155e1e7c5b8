import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Catch } from '../ui/catch';
import { FailedState } from '../ui/feedback/failed-state';

export interface FailedPart {
  onRetry: () => void;
  retrying: boolean;
  /** Trying again has not helped. After a deployment the old address stays empty: only a new page knows the new one. */
  inVain: boolean;
}

/**
 * A part of the app that is fetched when it is first shown: `lazyPart(() => import('./pages/x'), 'XPage')`. Until it is
 * there the nearest Suspense shows its fallback. Where it cannot be fetched or drawn, the rest of the page stays, and
 * in its own place it says so (or draws `failed`) and offers to try again, which really fetches it again. Once it is
 * there, or after `preload`, it is drawn at once.
 */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  failed: (state: FailedPart) => ReactNode = (state) => <PartFailed {...state} />,
) => {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<{ default: ComponentType<Props> }> => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  // React.lazy keeps a rejection for ever, so each new try takes a new one.
  let Newest: ComponentType<Props> = lazy(fetchPart);

  const LazyPart = (props: Props) => {
    const [Part, setPart] = useState(() => loaded ?? Newest);
    const [retrying, setRetrying] = useState(false);
    const [tries, setTries] = useState(0);

    const retry = async (again: () => void) => {
      // What was pressed goes away, and the keyboard should not start from the top of the page.
      const place = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]');
      setRetrying(true);
      try {
        const { default: fetched } = await fetchPart();
        setPart(() => fetched);
        again();
        place?.focus({ preventScroll: true });
      } catch {
        // It still stands there, and says what else there is to do.
      }
      setTries((before) => before + 1);
      setRetrying(false);
    };

    return (
      <Catch
        // Whoever comes here anew, tries anew.
        onCaught={() => (Newest = lazy(fetchPart))}
        fallback={(again) => failed({ onRetry: () => void retry(again), retrying, inVain: tries > 0 })}
      >
        <Part {...props} />
      </Catch>
    );
  };
  return Object.assign(LazyPart, { preload: () => fetchPart().then(noop, noop) });
};

// Where it is drawn, it says that it failed.
const noop = () => undefined;

const PartFailed = ({ onRetry, retrying, inVain }: FailedPart) => (
  <FailedState
    title="This part could not be shown"
    {...(inVain && {
      description: 'A newer version may have just arrived. Reloading the page brings it.',
      action: <Button onClick={() => window.location.reload()}>Reload Page</Button>,
    })}
    onRetry={onRetry}
    retrying={retrying}
  />
);
