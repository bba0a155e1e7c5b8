// The Philippines have had no daylight saving time since 1990.
const manilaAheadMs = 8 * 60 * 60 * 1000;

const onManilaClocks = (at: Date) => new Date(at.getTime() + manilaAheadMs).toISOString();

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Manila',
});

/** The day in Manila at this moment: '2026-11-20'. */
export const manilaDay = (at: Date): string => onManilaClocks(at).slice(0, 10);

/** Date and time in Manila: '2026-11-20 09:00:00'. */
export const manilaTime = (at: Date): string => onManilaClocks(at).slice(0, 19).replace('T', ' ');

/** The last moment of a day (YYYY-MM-DD) in Manila. */
export const endOfManilaDay = (isoDay: string): Date => new Date(`${isoDay}T23:59:59.999+08:00`);

/** The day in Manila as 'Dec 21, 2026'. */
export const formatManilaDay = (at: Date): string => dayFormat.format(at);

const dayMs = 24 * 60 * 60 * 1000;

/** The moment at which the next day begins in Manila. */
export const nextManilaDay = (at: Date): Date =>
  new Date((Math.floor((at.getTime() + manilaAheadMs) / dayMs) + 1) * dayMs - manilaAheadMs);

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

/** How many days later the second is, both as YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
