import { useRef } from 'react';

/** Handlers for a dialog's content. Radix returns the focus only to its own trigger, and ours are outside. */
export const useFocusReturn = () => {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
};
