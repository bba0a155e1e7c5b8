import { spanOf } from '#shared/text/dates';
import type { JsonDated } from './json-resume';
import { plain, wordsOf, type Shown } from './shown';

/** One field that a file shows, and how to know that an imported text is right. */
export interface Expected {
  /** 'work company' */
  kind: string;
  value: string;
  /** Whether an imported text says the same. */
  isRight: (text: string) => boolean;
}

export const is = (kind: string, value: string): Expected => ({
  kind,
  value,
  isRight: (text) => plain(text) === plain(value),
});

const small = new Set(['in', 'of', 'and', 'the', 'a', 's']);
export const bag = (text: string) =>
  wordsOf(text)
    .filter((word) => !small.has(word))
    .sort()
    .join(' ');

export const address = (text: string) =>
  plain(text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''));

/** The share of `words` that is in `others`, each counted once. */
const shareIn = (words: readonly string[], others: readonly string[]) => {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) found += 1;
    left.set(word, count - 1);
  }
  return words.length === 0 ? 1 : found / words.length;
};

const fieldLimit = 480;

/** At least nine of ten words of each other; of a text longer than its field, the words that had room. */
const isSameProse = (text: string, value: string) => {
  const [words, expected] = [wordsOf(text), wordsOf(value)];
  const isCut = value.length > fieldLimit;
  return shareIn(words, expected) >= 0.9 && (isCut ? text.length >= 300 : shareIn(expected, words) >= 0.9);
};

const prose = (kind: string, value: string): Expected => ({
  kind,
  value,
  isRight: (text) => isSameProse(text, value),
});

const yearOf = (date: string | undefined) => /^\d{4}/.exec(date ?? '')?.[0];
const monthOf = (date: string | undefined) => Number(/^\d{4}-(\d\d)/.exec(date ?? '')?.[1] ?? 0);

/** The years are right, and so are the months that the text names. */
const isSameSpan = (text: string, { startDate, endDate }: JsonDated) => {
  const span = spanOf(text);
  if (span.start === undefined) return false;
  const point = (months: number) => ({ year: Math.floor((months - 1) / 12), month: ((months - 1) % 12) + 1 });
  const agrees = (months: number, date: string | undefined) => {
    const { year, month } = point(months);
    return String(year) === yearOf(date) && (!span.isExact || monthOf(date) === 0 || month === monthOf(date));
  };
  if (startDate === undefined) return typeof span.end === 'number' && agrees(span.end, endDate);
  if (!agrees(span.start, startDate)) return false;
  if (endDate === undefined) return span.end === null || span.end === span.start;
  return typeof span.end === 'number' && agrees(span.end, endDate);
};

export const durationOf = (
  kind: string,
  dates: JsonDated,
  shown: Shown,
  names: readonly (string | undefined)[],
): Expected[] => {
  const years = [yearOf(dates.startDate), yearOf(dates.endDate)].filter((year) => year !== undefined);
  const isShown = years.length > 0 && years.every((year) => names.some((name) => shown.hasNear(name, year)));
  if (!isShown) return [];
  return [
    {
      kind,
      value: [dates.startDate, dates.endDate ?? 'Present'].filter(Boolean).join(' – '),
      isRight: (text) => isSameSpan(text, dates),
    },
  ];
};

/** Years alone: '2013-2017', or one of them for a degree. */
export const yearsOf = (
  kind: string,
  dates: JsonDated,
  shown: Shown,
  names: readonly (string | undefined)[],
): Expected[] =>
  durationOf(kind, dates, shown, names).map((expected) => ({
    ...expected,
    isRight: (text) => {
      const [from, to = from] = text.split('-');
      const [start, end] = [yearOf(dates.startDate), yearOf(dates.endDate)];
      return to === (end ?? start) && (start === undefined || from === start || end === undefined);
    },
  }));

export const dateOf = (
  kind: string,
  date: string | undefined,
  shown: Shown,
  name: string | undefined,
): Expected[] => {
  const year = yearOf(date);
  if (year === undefined || !shown.hasNear(name, year)) return [];
  return [
    {
      kind,
      value: date ?? '',
      isRight: (text) => text.startsWith(year) && (date ?? '').startsWith(text.slice(0, 7)),
    },
  ];
};

type Maybe = Expected | false | undefined;
export const present = (fields: readonly Maybe[]): Expected[] =>
  fields.filter((field) => field !== false && field !== undefined);

export const textOf = (
  kind: string,
  shown: Shown,
  ...texts: (string | undefined)[]
): Expected | undefined => {
  const own = [...new Set(texts)].filter((text) => shown.has(text));
  return own.length > 0 ? prose(kind, own.join('\n')) : undefined;
};
