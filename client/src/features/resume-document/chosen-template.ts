import { useCallback, useSyncExternalStore } from 'react';
import type { Template } from '#shared/resume-document/template';
import { findTemplate } from '#shared/resume-document/templates';

const key = 'husay.chosen-template';

const read = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const listeners = new Set<() => void>();

// `storage` tells of other tabs, the listeners of this one.
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Remembers the template in this browser; where storage is refused the choice lasts until the page is left. */
let unstored: string | null = null;
export const rememberTemplate = (id: string) => {
  unstored = id;
  try {
    localStorage.setItem(key, id);
  } catch {
    // Private browsing may refuse; `unstored` has it.
  }
  for (const listener of listeners) listener();
};

/** Takes over what the server kept where this browser remembers nothing: a new phone, a cleared browser. */
export const adoptTemplate = (id: string) => {
  if (read() === null && unstored === null) rememberTemplate(id);
};

/** The template remembered in this browser (an unknown id falls back to the default), and how to choose another. */
export const useChosenTemplate = (): [Template, (id: string) => void] => {
  const id = useSyncExternalStore(subscribe, () => read() ?? unstored);
  return [findTemplate(id), useCallback(rememberTemplate, [])];
};
