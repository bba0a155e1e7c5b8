import { Download, Eye, Upload, type LucideIcon } from 'lucide-react';
import type { AnalyticsSummary } from '#shared/analytics/schema';
import { Stat } from '../../ui/layout/stat';
import { formatCount } from './format-count';

/** The three all-time figures; `summary` is undefined while loading. */
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

const Total = ({ count, ...named }: TotalProps) => (
  <Stat {...named} isNarrow value={count === undefined ? undefined : formatCount(count)} />
);
