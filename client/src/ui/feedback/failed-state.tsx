import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Button } from '../button';
import { uiWords } from '../words';

interface FailedStateProps {
  /** What happened: 'Your resume could not be loaded'. */
  title: string;
  description?: string;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  /** Another way out, beside the first. */
  action?: ReactNode;
  className?: string;
}

export const FailedState = ({
  title,
  description = uiWords.checkConnection,
  onRetry,
  retrying = false,
  retryLabel = uiWords.tryAgain,
  action,
  className,
}: FailedStateProps) => (
  <div role="alert" className={classNames('flex flex-col items-center px-4 py-8 text-center', className)}>
    <span className="grid size-10 place-items-center rounded-full bg-danger-soft text-danger-text">
      <CircleAlert aria-hidden className="size-5" />
    </span>
    <p className="mt-3 text-sm font-semibold">{title}</p>
    <p className="mt-1 max-w-sm text-sm text-muted">{description}</p>
    <div className="mt-4 flex flex-wrap justify-center gap-2 empty:hidden">
      {onRetry && (
        <Button variant="secondary" loading={retrying} keepsFocus onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {action}
    </div>
  </div>
);
