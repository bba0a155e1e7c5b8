import { isPartialDate, monthNumber } from '#shared/resume/partial-date';

/** A month (1 to 12) of a year, as far as it is chosen. */
export interface Point {
  month?: number | undefined;
  year?: number | undefined;
}

export interface Span {
  from: Point;
  to: Point | 'present';
}

export const emptySpan: Span = { from: {}, to: {} };

export const fullMonthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const separator = /\s*(?:[-\u2010-\u2015\u2212]+|\bto\b|\buntil\b)\s*/i;
const present = /^(?:present|current|now|ongoing|today)$/i;
const yearOnly = /^\d{4}$/;
const monthAndYear = /^([a-z]{3,10})\.?,? (\d{4})$/i;
const monthOnly = /^([a-z]{3,10})\.?$/i;

const pointOf = (text: string): Point | undefined => {
  if (yearOnly.test(text)) return { year: Number(text) };
  const [, name, year] = monthAndYear.exec(text) ?? [];
  const month = name && monthNumber(name);
  return month ? { month, year: Number(year) } : undefined;
};

/**
 * The months of 'Jun 2021 – Present', '2019 – 2021', 'Jan – Mar 2020', 'Until May 2024'; undefined for a text that says
 * anything else.
 */
export const parseDuration = (text: string): Span | undefined => {
  const [first = '', second, ...rest] = text.trim().split(separator);
  if (rest.length > 0) return undefined;
  if (second === undefined) {
    const only = pointOf(first);
    return first === '' ? emptySpan : only && { from: only, to: {} };
  }
  if (first === '') {
    const end = pointOf(second);
    return end && { from: {}, to: end };
  }
  const to = present.test(second) ? 'present' : pointOf(second);
  if (to === undefined) return undefined;
  const bareMonth = to !== 'present' && to.month ? monthNumber(monthOnly.exec(first)?.[1] ?? '') : undefined;
  const from = bareMonth && to !== 'present' ? { month: bareMonth, year: to.year } : pointOf(first);
  return from && { from, to };
};

const writtenPoint = ({ month, year }: Point) =>
  year === undefined ? '' : [month && fullMonthNames[month - 1], year].filter(Boolean).join(' ');

/**
 * 'June 2020 – Present'; a start alone is 'June 2020', an end alone 'Until May 2024'. '' until a year is chosen: 'Present'
 * alone says nothing.
 */
export const writeDuration = ({ from, to }: Span): string => {
  const [start, end] = [writtenPoint(from), to === 'present' ? 'Present' : writtenPoint(to)];
  if (start && end) return `${start} – ${end}`;
  return start || (to === 'present' || !end ? '' : `Until ${end}`);
};

/** The years of '2020-2024'. A year alone is the end, as resumes mean it and JSON Resume has it. */
export const parseYears = (text: string): Span | undefined => {
  const [, from, to] = /^(?:(\d{4})-)?(\d{4})$/.exec(text.trim()) ?? [];
  if (!to) return text.trim() === '' ? emptySpan : undefined;
  return { from: from ? { year: Number(from) } : {}, to: { year: Number(to) } };
};

export const writeYears = ({ from, to }: Span): string => {
  const end = to === 'present' ? undefined : to.year;
  return [from.year, end].filter((year) => year !== undefined).join('-');
};

/** Whether something is chosen that cannot be written before a year is chosen too. */
export const lacksYear = ({ from, to }: Span): boolean =>
  [from, to].some((point) =>
    point === 'present' ? from.year === undefined : point.month !== undefined && point.year === undefined,
  );

/** Whether a start is chosen, but no end. */
export const isStartAlone = ({ from, to }: Span): boolean =>
  from.year !== undefined && to !== 'present' && to.year === undefined;

const monthsOf = ({ month = 1, year = 0 }: Point) => year * 12 + month;

/** Whether both ends are chosen and the last comes before the first. */
export const endsBeforeStart = ({ from, to }: Span): boolean =>
  to !== 'present' &&
  from.year !== undefined &&
  to.year !== undefined &&
  (to.month && from.month ? monthsOf(to) < monthsOf(from) : to.year < from.year);

const yearsAhead = 10;
const yearsBack = 70;

/** The years to choose from, latest first, with the one that is chosen. */
export const selectableYears = (now: Date, chosen?: number): number[] => {
  const latest = now.getFullYear() + yearsAhead;
  const years = Array.from({ length: yearsAhead + yearsBack + 1 }, (_, back) => latest - back);
  if (chosen === undefined || years.includes(chosen)) return years;
  return [...years, chosen].sort((a, b) => b - a);
};

/** A day, a month or a year, as far as it is chosen. */
export interface DatePoint extends Point {
  day?: number | undefined;
}

/** The parts of '2024-05-31'; undefined for a text that is no date. */
export const dateOf = (text: string): DatePoint | undefined => {
  if (text === '') return {};
  if (!isPartialDate(text)) return undefined;
  const [year, month, day] = text.split('-').map(Number);
  return { year, month, day };
};

/** The days that a month has, as far as it is chosen. */
export const daysIn = ({ year = leapYear, month }: Point): number =>
  month === undefined ? maxDays : new Date(Date.UTC(year, month, 0)).getUTCDate();

const leapYear = 2000;
const maxDays = 31;

/** Without a day that the month does not have. */
export const existingDate = (point: DatePoint): DatePoint =>
  point.day !== undefined && point.day > daysIn(point) ? { ...point, day: undefined } : point;

const two = (number: number) => String(number).padStart(2, '0');

/** '2024-05-31', or as much of it as is chosen and exists: a day without its month is left out. '' without a year. */
export const partialDateOf = ({ year, month, day }: DatePoint): string => {
  if (year === undefined) return '';
  if (month === undefined) return `${year}`;
  const dated = `${year}-${two(month)}-${two(day ?? 1)}`;
  return day === undefined || !isPartialDate(dated) ? `${year}-${two(month)}` : dated;
};
