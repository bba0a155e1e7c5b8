import {
  ambiguousDay,
  monthNumber,
  normalizeDate,
  openWords,
  pointOf,
  printedDate,
  writtenPoint,
  type DayOrder,
  type DateStyle,
  type Point,
} from './partial-date';

export interface Span {
  from: Point;
  to: Point | 'present';
}

export const emptySpan: Span = { from: {}, to: {} };

const separator = /\s*(?:[-\u2010-\u2015\u2212~]+|\b(?:to|until|up to|till|through|hanggang)\b)\s*/giu;
const openEnd = new RegExp(`^(?:the )?${openWords}$`, 'i');
/** '2019 to date', '2019 onwards': the words are an end and what sets it apart. */
const openTail = /(?<=[\p{L}\d.]) (?:(?:up )?to date|till date|onwards?)$/iu;
const openStart = /^(?:since|mula(?: noong)?) /i;
/** 'S.Y. 2019-2020', 'from 2019 to 2021': the words add nothing to the dates. */
const label = /^(?:from|s\.? ?y\.?|a\.? ?y\.?|(?:school|academic) year)[ :]+(?=['’‘\p{L}\d])/iu;
/** 'Jan 2020 – Present (5 yrs)' */
const length = / ?\((?:\d+ ?\p{L}{1,7}\.?,? ?)+\)$/u;
/** '2020-21', which ends in the same century. Up to 12 it may be a month. */
const shortYears = /^(\d\d)(\d\d) ?[-\u2010-\u2015\u2212/] ?(\d\d)$/;

/** The years of '2020-21'; null for '2009-10', which may be a month too. */
const shortSpan = (text: string): Span | null | undefined => {
  const [, century = '', from = '', to = ''] = shortYears.exec(text) ?? [];
  if (!century || Number(to) <= Number(from)) return undefined;
  if (Number(to) <= 12 && text.includes('-')) return null;
  return { from: { year: Number(century + from) }, to: { year: Number(century + to) } };
};
const monthOnly = /^([a-z]{3,10})\.?$/i;

/** Whether a text says that something goes on: 'Present', 'now', 'kasalukuyan'. */
export const isOpenEnd = (text: string): boolean => openEnd.test(text);

const typedPoint = (text: string) => pointOf(normalizeDate(text));

/** What is around the dates of a text that says when something was: 'S.Y. ', ' (5 yrs)'. */
const around = (text: string) => {
  const [before = ''] = label.exec(text) ?? [];
  const [after = ''] = length.exec(text) ?? [];
  return { before, dates: text.slice(before.length, text.length - after.length), after };
};

const spanBetween = (start: string, end: string): Span | undefined => {
  const to = isOpenEnd(end) ? 'present' : typedPoint(end);
  if (to === undefined) return undefined;
  if (start === '') return to === 'present' ? undefined : { from: {}, to };
  const bareMonth = to !== 'present' && to.month ? monthNumber(monthOnly.exec(start)?.[1] ?? '') : undefined;
  const from = bareMonth && to !== 'present' ? { month: bareMonth, year: to.year } : typedPoint(start);
  return from && { from, to };
};

/**
 * The dates of 'Jun 2021 – Present', '2019 to date', 'Jan – Mar 2020', '06/2021-07/2022', 'Until May 2024'; undefined for a
 * text that says anything else. A date alone is a start.
 */
export const parseDuration = (typed: string): Span | undefined => {
  const text = around(typed.trim()).dates.replace(openTail, ' – Present');
  if (text === '') return emptySpan;
  const years = shortSpan(text);
  if (years !== undefined) return years ?? undefined;
  const only = typedPoint(text);
  if (only) return { from: only, to: {} };
  const since = openStart.test(text) && typedPoint(text.replace(openStart, ''));
  if (since) return { from: since, to: 'present' };
  // A date may have hyphens of its own.
  for (const { 0: between, index } of text.matchAll(separator)) {
    const span = spanBetween(text.slice(0, index), text.slice(index + between.length));
    if (span) return span;
  }
  return undefined;
};

/**
 * 'June 2020 – Present'; a start alone is 'June 2020', an end alone 'Until May 2024'. '' until a year is chosen: 'Present'
 * alone says nothing.
 */
export const writeDuration = ({ from, to }: Span, style: DateStyle = 'long'): string => {
  const start = writtenPoint(from, style);
  const end = to === 'present' ? 'Present' : writtenPoint(to, style);
  if (start && end) return `${start} – ${end}`;
  if (start) return start;
  return end && to !== 'present' ? `Until ${end}` : '';
};

const monthInText = /(?<![\p{L}\d/.-])(?:\p{L}{3,10}\.? \d{4}|\d{1,2}\/\d{4})(?![\d/.-])/gu;

/**
 * A duration with its months in one style. Words around its dates stay ('S.Y. 2019 – 2020', '(5 yrs)'), and what is no
 * duration stays as it was typed but for its months.
 */
export const printedDuration = (text: string, style: DateStyle): string => {
  if (style === 'as-typed') return text;
  const span = parseDuration(text);
  if (!span)
    return text.replace(monthInText, (month) => {
      const point = typedPoint(month);
      return point ? writtenPoint(point, style) : month;
    });
  const { before, after } = around(text.trim());
  return `${/^from/i.test(before) ? '' : before}${writeDuration(span, style)}${after}`;
};

const digitsTogether = /(?<!\d)(?:\d{8}|\d{6})(?!\d)/;

/** '062021-072022' as 'June 2021 – July 2022'; a duration that people can read stays as it is. */
export const normalizeDuration = (typed: string): string => {
  const span = digitsTogether.test(typed) ? parseDuration(typed) : undefined;
  return span ? writeDuration(span) : typed;
};

const numericDay =
  /(?<!\d)(?:\d{1,2} ?([/.-]) ?\d{1,2} ?\1 ?\d{4}|\d{1,2} \d{1,2} \d{4}|\d{1,2}\/\d{1,2}\/\d\d|\d{8})(?!\d)/g;

/** The first of its days that has two meanings. */
export const ambiguousDayIn = (text: string): Record<DayOrder, string> | undefined => {
  for (const [day] of text.matchAll(numericDay)) {
    const days = ambiguousDay(day);
    if (days) return days;
  }
  return undefined;
};

/** The text with its ambiguous days as words; as it is if it has none, or if it says more than dates. */
export const withDayOrder = (typed: string, order: DayOrder): string => {
  const written = typed.replace(numericDay, (text) => {
    const days = ambiguousDay(text);
    return days ? printedDate(days[order]) : text;
  });
  return written !== typed && parseDuration(written) ? written : typed;
};
