const patienceMs = 10_000;

/** Tries now, and with each change of the page until it succeeds or ten seconds are over: code may still be loading. */
export const whenInPage = (attempt: () => boolean) => {
  if (attempt()) return;
  const observer = new MutationObserver(() => attempt() && observer.disconnect());
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  setTimeout(() => observer.disconnect(), patienceMs);
};
