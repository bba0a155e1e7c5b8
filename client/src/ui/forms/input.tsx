import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';

/** The shared look of text controls. 16 px on touch, where smaller text makes iOS zoom in. */
export const controlClass = classNames(
  // Room for the label above and the message below, wherever the focus scrolls to.
  'scroll-my-8',
  'w-full rounded-control border border-control bg-surface px-3 text-base text-ink transition-colors sm:text-sm',
  'pointer-coarse:text-base hover:border-ink/60 focus-visible:border-focus focus-visible:outline-offset-0',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-subtle disabled:text-muted',
);

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={classNames(controlClass, 'min-h-10 pointer-coarse:min-h-11', className)} {...rest} />
);
