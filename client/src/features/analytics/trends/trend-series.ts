import type { TrendDay } from '#shared/analytics/schema';

export type Series = Exclude<keyof TrendDay, 'day'>;

/** The series of a day, in display order. */
export const series: readonly { of: Series; name: string; one: string; many: string }[] = [
  { of: 'views', name: 'Views', one: 'view', many: 'views' },
  { of: 'visitors', name: 'Visitors', one: 'visitor', many: 'visitors' },
  { of: 'downloads', name: 'Downloads', one: 'download', many: 'downloads' },
];

/** The sum over the days. A person who visits on two days counts as two visitors. */
export const totalOf = (days: readonly TrendDay[], of: Series) => days.reduce((sum, day) => sum + day[of], 0);
