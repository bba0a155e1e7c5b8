import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';
import { controlClass } from './input';

/** The browser's own list of options, in the look of the other controls. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className={classNames('relative block', className)}>
    <select
      className={classNames(controlClass, 'min-h-10 appearance-none pr-9 pointer-coarse:min-h-11')}
      {...rest}
    />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
    />
  </span>
);
