import { useRef, type RefObject } from 'react';

/**
 * Handlers for a dialog's content. Radix returns the focus only to its own trigger, and ours are outside. `instead` gets it
 * where the dialog removed what opened it.
 */
export const useFocusReturn = (instead?: RefObject<HTMLElement | null>) => {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      // What the dialog did may have moved the focus on.
      if (document.activeElement !== document.body) return;
      const target = opener.current.isConnected ? opener.current : instead?.current;
      target?.focus();
    },
  };
};
