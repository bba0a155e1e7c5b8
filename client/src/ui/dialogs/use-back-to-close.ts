import { useEffectEvent, useLayoutEffect } from 'react';
import { overlayHistory } from '../../lib/leaving/overlay-history';

/**
 * While `open`, the browser's Back calls `close` instead of leaving the page, as people expect of what covers the screen
 * of a phone. `close` is what Escape does: it may ask first.
 */
export const useBackToClose = (open: boolean, close: () => void) => {
  const onBack = useEffectEvent(close);
  // A layout effect, so that a close during popstate is known before the next Back.
  useLayoutEffect(() => (open ? overlayHistory.add({ close: () => onBack() }) : undefined), [open]);
};
