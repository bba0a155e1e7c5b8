import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

/** A grey stand-in of the shape that is coming. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={classNames('animate-pulse rounded-control bg-subtle', className)} />
);

/** Wraps skeletons and says once, for those who cannot see them, what is being loaded. */
export const Loading = ({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) => (
  <div role="status" className={className}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
);
