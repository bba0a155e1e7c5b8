import { useEffect, useState } from 'react';
import { Button } from '../button';
import { FailedState } from './failed-state';
import { FloatingNotice } from './floating-notice';
import { dismissToast, toastStore, useShownToast } from './toast';

// What is shown where a chunk cannot be loaded, offline or after a release. Some browsers do not request a failed module again
// (https://github.com/whatwg/html/issues/6768), and a release removes old chunks: then only a new page helps. It never reloads
// by itself: there may be unsaved typing.

// Vite dispatches it whenever a chunk cannot be loaded (https://vite.dev/guide/build#load-error-handling).
const chunkLost = 'vite:preloadError';

/** Shows the reload notice again, for a press that needs a chunk known to be lost. */
export const offerReload = () => void window.dispatchEvent(new Event(reloadOffered));
const reloadOffered = 'husay:reload-offered';

let quietLoads = 0;

/** Loads code that the page works without: where that fails, no notice is shown. */
export const loadQuietly = async <Loaded,>(load: () => Promise<Loaded>): Promise<Loaded> => {
  quietLoads += 1;
  try {
    return await load();
  } finally {
    quietLoads -= 1;
  }
};

// Reloading while offline would replace the page by the browser's error.
const advice = () =>
  navigator.onLine
    ? 'Your connection may have dropped, or a new version has just arrived. Reloading the page helps.'
    : 'You are offline. Reload the page once you are connected again.';

const ReloadButton = () => (
  <Button variant="secondary" onClick={() => window.location.reload()}>
    Reload Page
  </Button>
);

/** Takes the place of a component. `data-load-failed` hides the notice, which would repeat it. */
export const LoadFailed = () => (
  <div data-load-failed="">
    <FailedState title="This part could not be shown" description={advice()} action={<ReloadButton />} />
  </div>
);

/**
 * For chunks without a place of their own on the page. There is one notice at a time: it waits while a toast is shown,
 * which may be the one that the lost chunk caused.
 */
export const ReloadNotice = () => {
  const [isOffered, setIsOffered] = useState(false);
  const shownToast = useShownToast();
  useEffect(() => {
    const offer = () => setIsOffered(true);
    const offerUnlessQuiet = () => quietLoads === 0 && offer();
    const answerPress = () => {
      // It takes the place of a toast, as a newer toast would, but not of one with an action, which is not repeated.
      const shown = toastStore.read();
      if (shown && !shown.action) dismissToast(shown.id);
      offer();
    };
    window.addEventListener(chunkLost, offerUnlessQuiet);
    window.addEventListener(reloadOffered, answerPress);
    return () => {
      window.removeEventListener(chunkLost, offerUnlessQuiet);
      window.removeEventListener(reloadOffered, answerPress);
    };
  }, []);
  return isOffered && !shownToast ? (
    <FloatingNotice
      title="Part of this page could not be loaded"
      description={advice()}
      className="top-[calc(var(--top-bar,0px)+0.5rem)] sm:right-6 [body:has([data-load-failed])_&]:hidden"
    >
      <ReloadButton />
      <Button variant="ghost" onClick={() => setIsOffered(false)}>
        Not Now
      </Button>
    </FloatingNotice>
  ) : null;
};
