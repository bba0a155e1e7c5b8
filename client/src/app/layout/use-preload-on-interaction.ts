import { useEffect } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { LazyToaster } from '../../ui/toast-host';

const preload = () => {
  for (const component of [LazyToaster, Dialog, ConfirmDialog]) void component.preload();
};

/** Preloads dialogs and toasts on the first interaction: after the first paint, before most of them are needed. */
export const usePreloadOnInteraction = () =>
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, preload, { once: true, passive: true });
    return () => events.forEach((event) => window.removeEventListener(event, preload));
  }, []);
