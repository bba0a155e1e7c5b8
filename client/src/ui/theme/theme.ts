export type Theme = 'system' | 'light' | 'dark';

// client/public/before-app.js reads the same key before the first paint.
const storageKey = 'husay.theme';
const listeners = new Set<() => void>();

/** The person's choice; 'system' where there is none. */
export const chosenTheme = (): Theme => {
  const { classList } = document.documentElement;
  return classList.contains('dark') ? 'dark' : classList.contains('light') ? 'light' : 'system';
};

/** Applies a choice and remembers it in this browser. */
export const chooseTheme = (theme: Theme) => {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  if (theme !== 'system') classList.add(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

/** For React's useSyncExternalStore. */
export const subscribeToTheme = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
