import { daysBetween } from '#shared/manila-day';
/** What the dates of a license say on a day. `label` says it in words, so that nothing depends on a color. */
export interface Validity {
  state: 'valid' | 'expiring' | 'expired';
  label: string;
}

interface Dated {
  /** A year, a month or a day ('2029', '2029-11', '2029-11-24'); '' if not given. */
  validUntil: string;
  noExpiry: boolean;
}

/** A license is announced to expire from this many months before. */
const monthsOfNotice = 3;

/** The last day of a partial date; undefined for any other text. */
const lastDayOf = (partialDate: string): string | undefined => {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(partialDate) ?? [];
  if (!year) return undefined;
  if (day) return partialDate;
  // Day 0 is the last one of the month before.
  const end = new Date(Date.UTC(Number(year), month ? Number(month) : 12, 0));
  end.setUTCFullYear(Number(year));
  return end.toISOString().slice(0, 10);
};

/** Whole calendar months from one day to a later one. */
const monthsBetween = (from: string, to: string) => {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const timeLeft = (today: string, lastDay: string) => {
  const days = daysBetween(today, lastDay);
  if (days === 0) return 'today';
  const months = monthsBetween(today, lastDay);
  return `in ${months > 0 ? counted(months, 'month') : counted(days, 'day')}`;
};

/**
 * Whether a license is valid on a day (YYYY-MM-DD) by the dates that its owner gave; null where they do not say. It is
 * valid through the last day of the year, month or day given.
 */
export const licenseValidity = ({ validUntil, noExpiry }: Dated, today: string): Validity | null => {
  if (noExpiry) return { state: 'valid', label: 'No expiry' };
  const lastDay = lastDayOf(validUntil);
  if (lastDay === undefined) return null;
  if (lastDay < today) return { state: 'expired', label: 'Expired' };
  return monthsBetween(today, lastDay) < monthsOfNotice
    ? { state: 'expiring', label: `Expires ${timeLeft(today, lastDay)}` }
    : { state: 'valid', label: 'Valid' };
};
