import { cleanLine } from '#shared/text/plain-text';
import { normalizeYears } from '../typed-fields';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const isoDate = /^(\d{4})(?:[-/](\d{1,2}))?(?:[-/]\d{1,2})?(?:[T ].*)?$/;
const namedMonth =
  /^(?:\d{1,2}(?:st|nd|rd|th)? )?([a-z]{3})[a-z]*\.?,?(?: \d{1,2}(?:st|nd|rd|th)?,)? (\d{4})$/i;
const ongoing = /^(present|current|currently|now|today|ongoing|to date)$/i;
const separator = ' – ';
const present = 'Present';

const datum = (value: unknown) =>
  typeof value === 'string' ? cleanLine(value.slice(0, 200)) : typeof value === 'number' ? String(value) : '';

const monthAndYear = (year: string, month: number) => (months[month] ? `${months[month]} ${year}` : year);

/** A date of any precision as a resume shows it: 'Jun 2021', '2021', or the words themselves when they are no date. */
const shownDate = (text: string): string => {
  const iso = isoDate.exec(text);
  if (iso) return monthAndYear(iso[1] ?? '', Number(iso[2] ?? 0) - 1);
  const named = namedMonth.exec(text);
  const month = months.findIndex((name) => name.toLowerCase() === named?.[1]?.toLowerCase());
  if (named && month >= 0) return monthAndYear(named[2] ?? '', month);
  return ongoing.test(text) ? present : text;
};

/** 'Jun 2021 – Present' from two dates of a JSON Resume: an end that is missing means that it goes on. */
export const durationOf = (startDate: unknown, endDate: unknown): string => {
  const start = shownDate(datum(startDate));
  const end = shownDate(datum(endDate));
  if (!start) return end;
  if (start === end) return start;
  return `${start}${separator}${end || present}`;
};

const yearIn = (value: unknown) => /(?<!\d)\d{4}(?!\d)/.exec(datum(value))?.[0] ?? '';

/** '2020-2024' or '2024' from two dates, '' when neither names a year. */
export const yearsOf = (startDate: unknown, endDate: unknown): string => {
  const years = [yearIn(startDate), yearIn(endDate)].filter(Boolean);
  return [...new Set(years)].join('-');
};

/** The same of one text: '2020 – 2024' names two years. */
export const yearsIn = (value: unknown): string => {
  const range = normalizeYears(datum(value));
  return /^\d{4}-\d{4}$/.test(range) ? range : yearIn(value);
};

/** Dates as JSON Resume writes them. A schema-valid year is 1000 to 2999. */
export interface IsoDates {
  startDate?: string;
  endDate?: string;
}

const isoOf = (shown: string) => {
  const [, month, year] = /^(?:([A-Z][a-z]{2}) )?([12]\d{3})$/.exec(shown) ?? [];
  if (!year) return undefined;
  return month ? `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}` : year;
};

/** The dates that `durationOf` turns back into exactly `duration`, or null when no dates can say it. */
export const datesOfDuration = (duration: string): IsoDates | null => {
  const [from = '', to = from] = duration.split(separator);
  const startDate = isoOf(from);
  const endDate = to === present ? undefined : isoOf(to);
  const dates = { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  return durationOf(startDate, endDate) === duration ? dates : null;
};

/** The dates that `yearsOf` turns back into exactly `years`, or null when no dates can say it. */
export const datesOfYears = (years: string): IsoDates | null => {
  const [first = '', last] = years.split('-');
  const startDate = last ? isoOf(first) : undefined;
  const endDate = isoOf(last ?? first);
  const dates = { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  return yearsOf(startDate, endDate) === years ? dates : null;
};
