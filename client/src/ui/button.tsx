import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'accent';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const variants: Record<ButtonVariant, string> = {
  // Visible only in forced colors, which remove backgrounds.
  primary: 'border border-transparent bg-primary text-primary-on hover:bg-primary-hover',
  secondary: 'border border-control/50 bg-surface text-ink hover:bg-subtle',
  ghost: 'border border-transparent text-ink hover:bg-subtle',
  destructive: 'border border-transparent bg-danger text-danger-on hover:bg-danger-hover',
  accent: 'border border-transparent bg-accent text-accent-on hover:bg-accent-hover',
};

// Every size grows to 44 px where fingers do the pointing.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11',
  md: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-base',
  icon: 'size-10 pointer-coarse:size-11',
};

/** The look of a button, for links that act as one. */
export const buttonClass = ({
  variant = 'primary',
  size = 'md',
}: { variant?: ButtonVariant; size?: ButtonSize } = {}) =>
  classNames(
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap',
    'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner over the label and ignores clicks; the button keeps its width. */
  loading?: boolean;
  /** The button's text while loading. The wider of both texts sets the width from the start. */
  loadingLabel?: ReactNode;
  /** Uses `aria-disabled` while loading: a disabled button loses the focus. */
  keepsFocus?: boolean;
}

export const Button = ({
  variant,
  size,
  loading = false,
  loadingLabel,
  keepsFocus = false,
  disabled,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    disabled={disabled || (loading && !keepsFocus)}
    aria-disabled={(loading && keepsFocus) || undefined}
    aria-busy={loading || undefined}
    className={classNames(buttonClass({ variant, size }), className)}
    onClick={loading ? undefined : onClick}
    {...rest}
  >
    {loadingLabel === undefined ? (
      <>
        <span className={classNames('inline-flex items-center gap-2', loading && 'opacity-0')}>
          {children}
        </span>
        {loading && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </>
    ) : (
      <span className="grid items-center justify-items-center [&>*]:col-start-1 [&>*]:row-start-1">
        <Face shown={!loading}>{children}</Face>
        <Face shown={loading}>
          {loading ? <Spinner /> : <span className="size-4" />} {loadingLabel}
        </Face>
      </span>
    )}
  </button>
);

/** One of two texts in the same place; the one that is not shown still takes its room. */
const Face = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <span aria-hidden={!shown} className={classNames('inline-flex items-center gap-2', !shown && 'invisible')}>
    {children}
  </span>
);
