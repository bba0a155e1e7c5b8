import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What will be here, in a sentence. */
  description: ReactNode;
  action?: ReactNode;
  className?: string;
}

export const EmptyState = ({ icon: Icon, title, description, action, className }: EmptyStateProps) => (
  <div className={classNames('flex flex-col items-center px-4 py-8 text-center', className)}>
    <span className="grid size-10 place-items-center rounded-full bg-subtle text-muted">
      <Icon aria-hidden className="size-5" />
    </span>
    <p className="mt-3 text-sm font-semibold">{title}</p>
    <div className="mt-1 max-w-sm text-sm text-muted">{description}</div>
    {action && <div className="mt-4">{action}</div>}
  </div>
);
