import type { TrendDay } from '#shared/analytics/schema';
import { totalOf, type Series } from './trend-series';

/** A point on the chart: a day, or a week for long ranges. */
export interface TrendPoint extends Record<Series, number> {
  from: Date;
  to: Date;
}

/** A phone is about 300 pixels wide; more than about 100 points are unreadable. */
const maxDays = 100;
const weekDays = 7;

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** The days as points. Weeks end with the last day; days that make no whole week belong to the first. */
export const pointsOf = (days: readonly TrendDay[]): TrendPoint[] => {
  if (days.length <= maxDays) return days.map((day) => pointOf([day]));
  const weeks = Math.floor(days.length / weekDays);
  const over = days.length % weekDays;
  return Array.from({ length: weeks }, (_, week) =>
    pointOf(days.slice(week === 0 ? 0 : over + week * weekDays, over + (week + 1) * weekDays)),
  );
};

const pointOf = (days: readonly TrendDay[]): TrendPoint => {
  return {
    from: midnight(days[0]?.day ?? ''),
    to: midnight(days.at(-1)?.day ?? ''),
    views: totalOf(days, 'views'),
    visitors: totalOf(days, 'visitors'),
    downloads: totalOf(days, 'downloads'),
  };
};

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day or the days of a point: 'Nov 20, 2026', 'Nov 14 – 20, 2026'. */
export const nameOf = ({ from, to }: TrendPoint) => day.formatRange(from, to);
