import { LateConfirmDialog } from '../../ui/confirm-dialog';
import { LateDialog } from '../../ui/dialog';
import { LateToaster } from '../../ui/feedback/toast-host';

const preload = () => {
  LateToaster.preload();
  LateDialog.preload();
  LateConfirmDialog.preload();
};

/** Where the browser cannot tell when it is idle (Safari): well after the first load. */
const idleAfterMs = 3000;

const preloadWhenIdle = () => {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(LateToaster.preload);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(LateToaster.preload, idleAfterMs);
  return () => clearTimeout(timer);
};

/**
 * Fetches what answers people: toasts once the page has nothing else to do, for the first may be about a lost
 * connection; dialogs when somebody begins to do something, too late to weigh on the first load and early enough to be
 * there when they are needed. Returns what calls it off.
 */
export const preloadOnInteraction = () => {
  const callOffIdle = preloadWhenIdle();
  const signs = ['pointerdown', 'keydown'] as const;
  for (const sign of signs) window.addEventListener(sign, preload, { once: true, passive: true });
  return () => {
    callOffIdle();
    signs.forEach((sign) => window.removeEventListener(sign, preload));
  };
};
