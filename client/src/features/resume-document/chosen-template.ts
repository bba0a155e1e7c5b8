import { useSyncExternalStore } from 'react';

const key = 'husay.chosen-template';

const read = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Calls `listener` when another tab of this browser remembers a template. Returns what stops that. */
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

// Where storage is refused, the template is remembered until the page is left.
let inMemory: string | null = null;

/** Remembers the template in this browser. */
export const rememberTemplate = (id: string) => {
  inMemory = id;
  try {
    localStorage.setItem(key, id);
  } catch {
    // Private browsing may refuse; `inMemory` has it.
  }
  for (const listener of listeners) listener();
};

/**
 * The template id that this browser remembers, null where it remembers none. It may be an old one, or another user's: the
 * server's answer replaces it for a signed-in user.
 */
export const useRememberedTemplateId = (): string | null =>
  useSyncExternalStore(subscribe, () => read() ?? inMemory);
