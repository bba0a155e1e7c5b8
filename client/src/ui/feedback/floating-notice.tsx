import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

interface FloatingNoticeProps {
  title: string;
  description?: string | undefined;
  /** Where on the screen it floats. */
  className: string;
  /** Its buttons. */
  children: ReactNode;
}

/** A notice above the page, without dependencies: it must work where no further chunk can be loaded. */
export const FloatingNotice = ({ title, description, className, children }: FloatingNoticeProps) => (
  <div
    role="alert"
    className={classNames(
      'fixed inset-x-4 z-[60] flex max-w-md flex-wrap items-center gap-x-3 gap-y-2 rounded-card border bg-surface py-3 pr-2 pl-4 text-sm shadow-float sm:left-auto print:hidden',
      className,
    )}
  >
    <div className="min-w-0 flex-1 basis-48">
      <p className="font-semibold">{title}</p>
      {description && <p className="mt-0.5 text-muted">{description}</p>}
    </div>
    <div className="flex gap-1">{children}</div>
  </div>
);
