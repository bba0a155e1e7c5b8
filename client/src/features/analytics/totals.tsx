import { Download, Eye, Upload, type LucideIcon } from 'lucide-react';
import type { AnalyticsSummary } from '#shared/analytics/schema';
import { Skeleton } from '../../ui/skeleton';
import { formatCount } from './format-count';

/** The three figures since the beginning; `summary` is undefined while they are on their way. */
export const Totals = ({ summary }: { summary: AnalyticsSummary | undefined }) => (
  <dl aria-busy={summary === undefined} className="grid grid-cols-3 gap-2 sm:gap-4">
    <Total icon={Eye} label="Profile Views" count={summary?.profileViews} caption="By visitors, all time" />
    <Total icon={Download} label="Downloads" count={summary?.downloads} caption="By visitors, all time" />
    <Total icon={Upload} label="Uploads" count={summary?.credentialUploads} caption="Your credentials" />
  </dl>
);

interface TotalProps {
  icon: LucideIcon;
  label: string;
  count: number | undefined;
  caption: string;
}

const Total = ({ icon: Icon, label, count, caption }: TotalProps) => (
  <div className="min-w-0 rounded-card border bg-surface p-2.5 sm:p-4">
    <dt className="flex items-center gap-2 text-xs text-muted sm:text-sm">
      <Icon aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      <span className="min-w-0">{label}</span>
    </dt>
    <dd className="mt-2">
      {count === undefined ? (
        <>
          <Skeleton className="my-1 h-6 w-12" />
          <span className="sr-only">Loading</span>
        </>
      ) : (
        <span className="block text-lg font-semibold tracking-tight whitespace-nowrap tabular-nums sm:text-xl">
          {formatCount(count)}
        </span>
      )}
      <span className="block text-xs text-muted">{caption}</span>
    </dd>
  </div>
);
