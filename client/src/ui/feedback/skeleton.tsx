import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

/** A gray placeholder in the shape of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div
    aria-hidden
    className={classNames('animate-pulse rounded-control bg-subtle forced-colors:border', className)}
  />
);

/** Wraps skeletons and announces once to screen readers what is being loaded. */
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

/** Stands for a list that is loading; `className` is of each row. */
export const SkeletonRows = ({
  label,
  rows = 3,
  className,
}: {
  label: string;
  rows?: number;
  className: string;
}) => (
  <Loading label={label} className="grid gap-3">
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} className={classNames('w-full', className)} />
    ))}
  </Loading>
);
