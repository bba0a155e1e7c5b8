import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../button';
import { uiWords } from '../words';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: Monitor, light: Sun, dark: Moon };

const { theme: words } = uiWords;

/** One button that cycles through the themes: system, light, dark. */
export const ThemeToggle = ({ className }: { className?: string }) => {
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, () => 'system' as const);
  const Icon = icons[theme];
  const label = words.button(words.names[theme], words.names[next[theme]]);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), 'text-muted', className)}
      onClick={() => chooseTheme(next[theme])}
    >
      <Icon aria-hidden />
    </button>
  );
};

type Theme = 'system' | 'light' | 'dark';

// client/public/before-app.js reads the same key before the first paint.
const storageKey = 'husay.theme';
const listeners = new Set<() => void>();

/** The person's choice; 'system' where there is none. */
const chosenTheme = (): Theme => {
  const { classList } = document.documentElement;
  return classList.contains('dark') ? 'dark' : classList.contains('light') ? 'light' : 'system';
};

/** Applies a choice and remembers it in this browser. */
const chooseTheme = (theme: Theme) => {
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
const subscribeToTheme = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
