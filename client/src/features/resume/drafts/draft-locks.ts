const lockPrefix = 'husay.resume-draft.';

// Only secure pages of newer browsers have locks; elsewhere every draft counts as free.
const browserLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Shows the browser's other tabs that somebody is typing in this draft. Returns what ends that; so does closing. */
export const holdDraft = (id: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  browserLocks()
    ?.request(lockPrefix + id, () => released)
    .catch(() => undefined);
  return release;
};

/** The drafts that are open in a tab just now. */
export const readHeldDrafts = async (): Promise<Set<string>> => {
  try {
    const { held = [] } = (await browserLocks()?.query()) ?? {};
    return new Set(held.map(({ name = '' }) => name.slice(lockPrefix.length)));
  } catch {
    return new Set();
  }
};
