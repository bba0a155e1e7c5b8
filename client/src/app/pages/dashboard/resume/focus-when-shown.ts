import { whenInPage } from '../../../../ui/when-in-page';

/** Focuses the first element that matches, as soon as there is one that can be seen: its tab may still be loading. */
export const focusWhenShown = (selector: string) =>
  whenInPage(() => {
    const target = document.querySelector<HTMLElement>(selector);
    // Older browsers lack checkVisibility.
    if (!target || target.checkVisibility?.() === false) return false;
    target.focus();
    return true;
  });
