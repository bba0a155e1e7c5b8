import { isPartialDate } from '#shared/resume/partial-date';
import type { Point } from './duration-text';

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
