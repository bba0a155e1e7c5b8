import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';

export type BadgeTone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'purple';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-subtle text-muted border-line',
  primary: 'bg-primary-soft text-primary-text border-transparent',
  accent: 'bg-accent text-accent-on border-transparent',
  success: 'bg-success-soft text-success border-transparent',
  warning: 'bg-warning-soft text-warning border-transparent',
  danger: 'bg-danger-soft text-danger-text border-transparent',
  purple: 'bg-purple-100 text-purple-800 border-transparent dark:bg-purple-950 dark:text-purple-200',
};

export const Badge = ({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone }) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium whitespace-nowrap',
      '[&_svg]:size-3 [&_svg]:shrink-0',
      tones[tone],
      className,
    )}
    {...rest}
  />
);
