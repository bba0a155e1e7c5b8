// The Philippines have had no daylight saving time since 1990.
const manilaAheadMs = 8 * 60 * 60 * 1000;

const onManilaClocks = (at: Date) => new Date(at.getTime() + manilaAheadMs).toISOString();

const day = new Intl.DateTimeFormat('en-US', {
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
export const formatManilaDay = (at: Date): string => day.format(at);
