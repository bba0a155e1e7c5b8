import { spanOf } from '#shared/text/dates';
import { cleanLine } from '#shared/text/plain-text';
import { isOpenEnd } from '#shared/text/duration';
import { isPartialDate, monthNames as months, normalizeDate } from '#shared/text/partial-date';
import { normalizeYears } from '../typed-fields';
import { firstLine, lineOf, type JsonRecord } from './reading';

const separator = ' – ';
const present = 'Present';

const datum = (value: unknown) =>
  typeof value === 'string' ? cleanLine(value.slice(0, 200)) : typeof value === 'number' ? String(value) : '';

/** Without a time of day. */
const dayOf = (text: string) => text.replace(/[T ]\d{1,2}:.*$/, '');

/** A date of any precision as a resume shows it: 'Jun 2021', '2021', or the words themselves when they are no date. */
const shownDate = (text: string): string => {
  const date = normalizeDate(dayOf(text));
  if (isPartialDate(date)) {
    const [year = '', month] = date.split('-');
    return month ? `${months[Number(month) - 1]} ${year}` : year;
  }
  // Of '2021-00' the year counts.
  const [, year] = /^(\d{4})[-/]\d{1,2}(?:[-/]\d{1,2})?$/.exec(dayOf(text)) ?? [];
  return year ?? (isOpenEnd(text) ? present : text);
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
  if (/^\d{4}-\d{4}$/.test(range)) return range;
  const years = [...datum(value).matchAll(/(?<!\d)\d{4}(?!\d)/g)].map(([year]) => year);
  return [...new Set(years)].slice(0, 2).join('-');
};

/** Dates as JSON Resume writes them. A schema-valid year is 1000 to 2999. */
interface IsoDates {
  startDate?: string;
  endDate?: string;
}

const isoOf = (shown: string) => {
  const [, month, year] = /^(?:([A-Z][a-z]{2}) )?([12]\d{3})$/.exec(shown) ?? [];
  if (!year) return undefined;
  return month ? `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}` : year;
};

const isoMonth = (count: number, isExact: boolean) => {
  const year = String(Math.floor((count - 1) / 12));
  return isExact ? `${year}-${String(((count - 1) % 12) + 1).padStart(2, '0')}` : year;
};

/** What a free text says of its start and end: 'June 2020 – Present', 'since 2019', 'until May 2024'. */
const datesIn = (text: string): IsoDates => {
  const { start, end, isExact } = spanOf(text);
  return {
    ...(start !== undefined && { startDate: isoMonth(start, isExact) }),
    ...(typeof end === 'number' && { endDate: isoMonth(end, isExact) }),
  };
};

/** The dates of a duration; with the text in a key of its own where `durationOf` would not write the same. */
export const durationKeys = (duration: string): JsonRecord => {
  const [from = '', to = from] = duration.split(separator);
  const startDate = isoOf(from);
  const endDate = to === present ? undefined : isoOf(to);
  return durationOf(startDate, endDate) === duration
    ? { ...(startDate && { startDate }), ...(endDate && { endDate }) }
    : { ...datesIn(duration), duration };
};

/** The duration of an entry: in words where there are some and the dates still say the same. */
export const readDuration = (record: JsonRecord): string => {
  const words = lineOf(record.duration);
  const dates = durationOf(record.startDate, record.endDate);
  if (!words || !dates) return words || dates;
  const { startDate = '', endDate = '' } = datesIn(words);
  return startDate === datum(record.startDate) && endDate === datum(record.endDate) ? words : dates;
};

/** The dates of one's studies; as a text in a key of its own where `yearsOf` would not write the same. */
export const yearsKeys = (years: string): JsonRecord => {
  const [first = '', last] = years.split('-');
  const startDate = last ? isoOf(first) : undefined;
  const endDate = isoOf(last ?? first);
  return yearsOf(startDate, endDate) === years
    ? { ...(startDate && { startDate }), ...(endDate && { endDate }) }
    : { year: years };
};

/** The years of one's studies, which older files have as a text. */
export const readYears = (record: JsonRecord): string => {
  const written = lineOf(record.year);
  return /^\d{4}-\d{4}$/.test(written)
    ? written
    : yearsOf(record.startDate, record.endDate) || yearsIn(record.year);
};

const standardDate = /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/;

/** A partial date; in a key of its own where the format has no such year. */
export const dateKeys = (key: string, date: string): JsonRecord =>
  date === '' || standardDate.test(date) ? { [key]: date } : { [`${key}Text`]: date };

export const writtenDateKeys = (keys: readonly string[]): string[] => keys.map((key) => `${key}Text`);

/** The text under the first of `keys` that has one, and the partial date in it: '2024', '2024-05', '2024-05-31', '' for none. */
export const readDate = (record: JsonRecord, keys: readonly string[]) => {
  const text = firstLine(record, ...keys, ...writtenDateKeys(keys));
  const date = [normalizeDate(dayOf(text)), isoOf(shownDate(text))].find(
    (candidate) => candidate !== undefined && isPartialDate(candidate),
  );
  return { text, date: date ?? yearIn(text) };
};

/** Whether `years` say all of a date, its month and day apart. */
export const isSaidBy = (years: string, text: string): boolean => {
  const date = isoOf(shownDate(text));
  return text === '' || normalizeYears(text) === years || (!!date && years.includes(date.slice(0, 4)));
};
