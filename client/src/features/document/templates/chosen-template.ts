import { useSyncExternalStore } from 'react';

const key = 'husay.chosen-template';

const read = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Calls `listener` when another tab of this browser stores a template. Returns a function that unsubscribes. */
export const onOtherTabsTemplate = (listener: () => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const unsubscribe = onOtherTabsTemplate(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
};

// Without storage, the template lasts as long as the page.
let inMemory: string | null = null;

/** Stores the template in this browser. */
export const rememberTemplate = (id: string) => {
  inMemory = id;
  try {
    localStorage.setItem(key, id);
  } catch {
    // Private browsing may throw; `inMemory` has it.
  }
  for (const listener of listeners) listener();
};

/**
 * The template id stored in this browser, else null. It may be outdated or another user's: the
 * server's response replaces it for a signed-in user.
 */
export const useRememberedTemplateId = (): string | null =>
  useSyncExternalStore(subscribe, () => read() ?? inMemory);
