import { manilaDay } from '#shared/manila-day';

const dayMs = 24 * 60 * 60 * 1000;

/** The first day of the month of this day in Manila. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the first month that begins on this day or later. */
export const nextMonthStart = (day: string): string => {
  if (day.endsWith('-01')) return day;
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

const lastDays = new Map<number, readonly string[]>();

/** The last `count` days in Manila up to the one of `now`, the oldest first. Counted once a day. */
export const lastManilaDays = (now: Date, count: number): readonly string[] => {
  const known = lastDays.get(count);
  if (known?.at(-1) === manilaDay(now)) return known;
  const days = Array.from({ length: count }, (_, index) =>
    manilaDay(new Date(now.getTime() - (count - 1 - index) * dayMs)),
  );
  lastDays.set(count, days);
  return days;
};
