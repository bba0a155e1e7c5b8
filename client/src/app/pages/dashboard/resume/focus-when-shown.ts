const patienceMs = 10_000;

/** Focuses the first element that matches, as soon as there is one that can be seen: its tab may still be loading. */
export const focusWhenShown = (selector: string) => {
  const focus = () => {
    const target = document.querySelector<HTMLElement>(selector);
    // Older browsers lack checkVisibility.
    if (!target || target.checkVisibility?.() === false) return false;
    target.focus();
    return true;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  setTimeout(() => observer.disconnect(), patienceMs);
};
