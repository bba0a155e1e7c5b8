import { type RefObject, useEffect, useRef } from 'react';

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

/**
 * What was pressed may go with the change that it made, and the keyboard should not start from the top of the page:
 * where the focus is lost when `count` changes, it moves to the element that is given the returned ref. `count` is undefined
 * while it is unknown.
 */
export const useFocusWhenLost = <Target extends HTMLElement>(count: number | undefined, active: boolean) => {
  const target = useRef<Target>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    const before = countBefore.current;
    countBefore.current = count;
    if (before === undefined || before === count || !active) return;
    // The confirmation closes with the same change and traps the focus until it is unmounted.
    const timer = window.setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    });
    return () => window.clearTimeout(timer);
  }, [count, active]);
  return target;
};
