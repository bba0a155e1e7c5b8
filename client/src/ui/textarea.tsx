import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names';
import { controlClass } from './input';

export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={rows} className={classNames(controlClass, 'py-2 leading-6', className)} {...rest} />
);
