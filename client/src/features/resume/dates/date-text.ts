import { emptySpan, parseDuration, type Span } from '#shared/text/duration';
import { isPartialDate, pointOf, type Point } from '#shared/text/partial-date';

/** The months of a duration; undefined where it says more, such as a day. */
export const parseMonths = (text: string): Span | undefined => {
  const span = parseDuration(text);
  const points = span && [span.from, span.to === 'present' ? {} : span.to];
  return points?.some(({ day }) => day !== undefined) ? undefined : span;
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

/** The parts of '2024-05-31'; undefined for a text that is no date. */
export const dateOf = (text: string): Point | undefined => (text === '' ? {} : pointOf(text));

/** The days that a month has, as far as it is chosen. */
export const daysIn = ({ year = leapYear, month }: Point): number =>
  month === undefined ? maxDays : new Date(Date.UTC(year, month, 0)).getUTCDate();

const leapYear = 2000;
const maxDays = 31;

/** Without a day that the month does not have. */
export const existingDate = (point: Point): Point =>
  point.day !== undefined && point.day > daysIn(point) ? { ...point, day: undefined } : point;

const two = (number: number) => String(number).padStart(2, '0');

/** '2024-05-31', or as much of it as is chosen and exists: a day without its month is left out. '' without a year. */
export const partialDateOf = ({ year, month, day }: Point): string => {
  if (year === undefined) return '';
  if (month === undefined) return `${year}`;
  const dated = `${year}-${two(month)}-${two(day ?? 1)}`;
  return day === undefined || !isPartialDate(dated) ? `${year}-${two(month)}` : dated;
};
