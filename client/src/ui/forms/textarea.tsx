import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';
import { controlClass } from './input';

/** Its size follows from its rows alone, so that a typed letter has the browser lay out this text and not the whole page. */
export const Textarea = ({ className, rows = 4, style, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    className={classNames(controlClass, 'py-2 leading-6 contain-strict', className)}
    style={{ height: `calc(${rows} * 1.5rem + 1rem + 2px)`, ...style }}
    {...rest}
  />
);
