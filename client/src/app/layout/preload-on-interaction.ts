import { LateConfirmDialog } from '../../ui/confirm-dialog';
import { LateDialog } from '../../ui/dialog';
import { LateToaster } from '../../ui/toast-host';

const preload = () => {
  LateToaster.preload();
  LateDialog.preload();
  LateConfirmDialog.preload();
};

/**
 * Fetches what answers people (toasts, dialogs) once somebody begins to do something: too late to weigh on the first
 * load, early enough to be there when it is needed. Returns what calls it off.
 */
export const preloadOnInteraction = () => {
  const signs = ['pointerdown', 'keydown'] as const;
  for (const sign of signs) window.addEventListener(sign, preload, { once: true, passive: true });
  return () => signs.forEach((sign) => window.removeEventListener(sign, preload));
};
