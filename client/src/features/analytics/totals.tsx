import { Download, Eye, Upload, type LucideIcon } from 'lucide-react';
import type { AnalyticsSummary } from '#shared/analytics/schema';
import { Stat } from '../../ui/layout/stat';
import { formatCount } from './format-count';
import { analyticsWords } from './words';

const { totals: words } = analyticsWords;

/** The three all-time figures; `summary` is undefined while loading. */
export const Totals = ({ summary }: { summary: AnalyticsSummary | undefined }) => (
  <dl aria-busy={summary === undefined} className="grid grid-cols-3 gap-2 sm:gap-4">
    <Total icon={Eye} label={words.views} count={summary?.profileViews} caption={words.byVisitors} />
    <Total icon={Download} label={words.downloads} count={summary?.downloads} caption={words.byVisitors} />
    <Total icon={Upload} label={words.uploads} count={summary?.credentialUploads} caption={words.yours} />
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
