import { useEffect, useState } from 'react';
import { Button } from '../button';
import { chunkLostAdvice } from './chunk-lost-advice';
import { FloatingNotice } from './floating-notice';

// Vite dispatches it whenever a chunk cannot be loaded (https://vite.dev/guide/build#load-error-handling).
const chunkLost = 'vite:preloadError';

/** Shows the reload notice again, for a press that needs a chunk known to be lost. */
export const offerReload = () => void window.dispatchEvent(new Event(chunkLost));

/**
 * Offers to reload the page once a chunk could not be loaded, offline or after a release. The page never reloads by
 * itself: there may be unsaved typing.
 */
export const ReloadNotice = () => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const show = () => setIsShown(true);
    window.addEventListener(chunkLost, show);
    return () => window.removeEventListener(chunkLost, show);
  }, []);
  return isShown ? (
    <FloatingNotice
      title="Part of this page could not be loaded"
      description={chunkLostAdvice()}
      className="top-[calc(var(--top-bar,0px)+0.5rem)] sm:right-6 [body:has([data-load-failed])_&]:hidden"
    >
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
      <Button variant="ghost" onClick={() => setIsShown(false)}>
        Not Now
      </Button>
    </FloatingNotice>
  ) : null;
};
