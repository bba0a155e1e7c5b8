import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../lib/class-names';
import { Skeleton } from '../feedback/skeleton';
import { uiWords } from '../words';

interface StatProps {
  icon: LucideIcon;
  label: string;
  /** Undefined while it is on its way. */
  value: string | undefined;
  caption: string;
  /** Smaller on a phone, where three are side by side. */
  isNarrow?: boolean;
  /** Two short lines, four side by side: label and value, and the caption where there is room. */
  isCompact?: boolean;
}

/** A figure with its label; goes into a <dl>. */
export const Stat = ({
  icon: Icon,
  label,
  value,
  caption,
  isNarrow = false,
  isCompact = false,
}: StatProps) => (
  <div
    className={classNames(
      'flex min-w-0 flex-col rounded-card border bg-surface',
      isCompact ? 'px-1 py-1 sm:px-3' : isNarrow ? 'p-2.5 sm:p-4' : 'p-4',
    )}
  >
    <dt
      className={classNames(
        'flex items-center gap-2 text-muted',
        isCompact
          ? 'text-[0.6875rem] leading-4 tracking-tighter sm:text-xs/4 sm:tracking-normal'
          : isNarrow
            ? 'text-xs sm:text-sm'
            : 'text-sm',
      )}
    >
      <Icon
        aria-hidden
        className={classNames('size-4 shrink-0', isNarrow && 'max-sm:hidden', isCompact && 'hidden')}
      />
      <span className="min-w-0">{label}</span>
    </dt>
    {/* Figures side by side are on one line, however many their labels need. A caption without room is not cut, but left out. */}
    <dd
      className={
        isCompact
          ? 'mt-auto flex h-6 min-w-0 flex-wrap items-baseline gap-x-2 overflow-hidden'
          : 'mt-auto pt-2'
      }
    >
      {value === undefined ? (
        <>
          <Skeleton className="my-1 h-6 w-12" />
          <span className="sr-only">{uiWords.loading}</span>
        </>
      ) : (
        <span
          className={classNames(
            'block font-semibold whitespace-nowrap tabular-nums',
            isCompact ? 'text-base/6' : isNarrow ? 'text-lg tracking-tight sm:text-xl' : 'text-xl',
          )}
        >
          {value}
        </span>
      )}
      <span
        title={isCompact ? caption : undefined}
        className={classNames(
          'block text-xs text-muted',
          isCompact && 'whitespace-nowrap max-lg:sr-only lg:group-data-folded/band:sr-only',
        )}
      >
        {caption}
      </span>
    </dd>
  </div>
);
