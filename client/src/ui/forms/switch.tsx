import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type' | 'role'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/**
 * On or off, at once. What it switches is its accessible name; the children are drawn beside it and say in words how
 * it stands.
 */
export const Switch = ({ checked, onCheckedChange, className, children, ...rest }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    onClick={() => onCheckedChange(!checked)}
    className={classNames(
      'inline-flex min-h-6 shrink-0 items-center gap-2 rounded-control text-sm font-medium pointer-coarse:min-h-11 pointer-coarse:min-w-11',
      'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress',
      className,
    )}
    {...rest}
  >
    <span
      aria-hidden
      className={classNames(
        'inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-transparent p-0.5 transition-colors',
        // Forced colors show no background of ours: on is a filled track, off an outline.
        checked
          ? 'bg-primary forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none'
          : 'bg-control forced-colors:border-[ButtonText]',
      )}
    >
      <span
        className={classNames(
          'size-4.5 rounded-full bg-white transition-transform',
          checked
            ? 'translate-x-4 rtl:-translate-x-4 forced-colors:bg-[HighlightText]'
            : 'forced-colors:bg-[ButtonText]',
        )}
      />
    </span>
    {children}
  </button>
);
