import { useSyncExternalStore } from 'react';

/** Which field of the review has the focus, outside of React's state: a change rerenders only what shows its place. */
export const createActiveField = () => {
  const listeners = new Set<() => void>();
  let active: string | null = null;
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => active,
    set: (path: string | null) => {
      if (path === active) return;
      active = path;
      for (const listener of listeners) listener();
    },
  };
};

export type ActiveField = ReturnType<typeof createActiveField>;

export const useActiveField = ({ subscribe, read }: ActiveField) => useSyncExternalStore(subscribe, read);

/** The attribute by which the input of a path is found. */
export const fieldAttribute = 'data-import-field';

export const focusReviewField = (path: string) => {
  const field = document.querySelector<HTMLElement>(`[${fieldAttribute}="${path}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
};
