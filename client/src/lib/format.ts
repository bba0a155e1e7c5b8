import { formatManilaDay } from '#shared/manila-day';

const dateTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });

/** A time's date in Manila: 'Nov 20, 2026'. */
export const formatDate = (moment: Date | string) => formatManilaDay(new Date(moment));

/** A time's date and time in Manila: 'Nov 20, 2026, 9:00 AM'. A number is milliseconds since 1970. */
export const formatDateTime = (moment: Date | string | number) =>
  // Browsers differ in the space before AM and PM.
  dateTime.format(new Date(moment)).replace(/\u202f/g, ' ');

/** A day without a time (YYYY-MM-DD) is the same day everywhere. */
export const formatDay = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`));

/** Centavos as '₱99.00'. */
export const formatCentavos = (centavos: number) => peso.format(centavos / 100);
