import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../button';
import { chosenTheme, chooseTheme, subscribeToTheme, type Theme } from './theme';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: Monitor, light: Sun, dark: Moon };
const names = { system: 'as the device', light: 'light', dark: 'dark' };

/** One button that cycles through the themes: system, light, dark. */
export const ThemeToggle = ({ className }: { className?: string }) => {
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, () => 'system' as const);
  const Icon = icons[theme];
  const label = `Colors: ${names[theme]}. Switch to ${names[next[theme]]}`;
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
