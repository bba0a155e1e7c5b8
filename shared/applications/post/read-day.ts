import { monthNames } from '#shared/text/partial-date';

const two = (digits: number | string) => String(digits).padStart(2, '0');

/** An existing day as YYYY-MM-DD; undefined for 30 February. */
const existingDay = (year: number, month: number, day: number): string | undefined => {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return year > 0 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};

/** How days in figures are ordered. 'any' refuses those that could be two days. */
export type DayOrder = 'any' | 'month-first' | 'day-first';

const monthOf = (name: string) =>
  monthNames.findIndex((one) => name.toLowerCase().startsWith(one.toLowerCase())) + 1;

const month = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const written = [
  new RegExp(
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?${month}(?:,?[\s-]+(?<year>\d{4}|\d{2})\b(?!:))?`,
    'i',
  ),
  new RegExp(String.raw`\b${month}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(?<year>\d{4})\b)?`, 'i'),
];
const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const figures = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;

const century = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** Whether a text holds a day in figures that is one day month first, and another day first: '03/04/2026'. */
export const isAmbiguousDay = (text: string): boolean => {
  if (iso.test(text)) return false;
  const [, one, other] = figures.exec(text) ?? [];
  return one !== undefined && Number(one) <= 12 && Number(other) <= 12 && one !== other;
};

/**
 * The first day in a text, as YYYY-MM-DD. Without a year it is the next such day from `today` on, where `today` is given.
 * Undefined for none, for one that does not exist, and for one in figures that could be two.
 */
export const readDay = (text: string, order: DayOrder = 'any', today?: string): string | undefined => {
  const [, year = '', isoMonth, isoDay] = iso.exec(text) ?? [];
  if (year) return existingDay(Number(year), Number(isoMonth), Number(isoDay));
  for (const pattern of written) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const of = (inYear: number) => existingDay(inYear, monthOf(groups.month ?? ''), Number(groups.day));
    if (groups.year) return of(century(groups.year));
    if (!today) return undefined;
    const thisYear = Number(today.slice(0, 4));
    const day = of(thisYear);
    return day && day >= today ? day : of(thisYear + 1);
  }
  const [, first, second, inYear] = figures.exec(text) ?? [];
  if (!first || !second || !inYear || (order === 'any' && isAmbiguousDay(text))) return undefined;
  const isDayFirst = order === 'day-first' || (order === 'any' && Number(first) > 12);
  const [dayOf, ofMonth] = isDayFirst ? [first, second] : [second, first];
  return existingDay(century(inYear), Number(ofMonth), Number(dayOf));
};
