import type { ComponentProps } from 'react';

/** A link over the stops that follow; it is seen while it has the focus. */
export const SkipLink = (props: ComponentProps<'a'>) => (
  <a
    {...props}
    className="sr-only z-50 rounded-control bg-primary text-sm font-medium text-primary-on focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
  />
);
