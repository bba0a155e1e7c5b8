import type { TrendDay } from '#shared/analytics/schema';

export type Series = Exclude<keyof TrendDay, 'day'>;

/** What a day counts, in the order in which it is named everywhere. */
export const series: readonly { of: Series; name: string; one: string; many: string }[] = [
  { of: 'views', name: 'Views', one: 'view', many: 'views' },
  { of: 'visitors', name: 'Visitors', one: 'visitor', many: 'visitors' },
  { of: 'downloads', name: 'Downloads', one: 'download', many: 'downloads' },
];

/** The sum over the days. Somebody who comes on two days is two visitors in it. */
export const totalOf = (days: readonly TrendDay[], of: Series) => days.reduce((sum, day) => sum + day[of], 0);
