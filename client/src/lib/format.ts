import { formatMoment } from '#shared/moment';

const date = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Manila',
});

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });

/** A moment as people in Manila date it: 'Nov 20, 2026'. */
export const formatDate = (moment: Date | string) => date.format(new Date(moment));

/** A moment as people in Manila date and time it: 'Nov 20, 2026, 9:00 AM'. */
export const formatDateTime = (moment: Date | string) => formatMoment(new Date(moment).getTime());

/** A day without a time (YYYY-MM-DD) is the same day everywhere. */
export const formatDay = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`));

/** Centavos as '₱99.00'. */
export const formatCentavos = (centavos: number) => peso.format(centavos / 100);
