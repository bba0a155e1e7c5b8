import type { TrendDay } from '#shared/analytics/schema';
import { trendWords } from '../words';

export type Series = Exclude<keyof TrendDay, 'day'>;

/** The series of a day, in display order. */
export const series: readonly { of: Series; name: string; one: string; many: string }[] = [
  { of: 'views', ...trendWords.series.views },
  { of: 'visitors', ...trendWords.series.visitors },
  { of: 'downloads', ...trendWords.series.downloads },
];

/** The sum over the days. A person who visits on two days counts as two visitors. */
export const totalOf = (days: readonly TrendDay[], of: Series) => days.reduce((sum, day) => sum + day[of], 0);
