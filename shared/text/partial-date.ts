/** English month names as resumes abbreviate them. */
export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

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

const partialDate = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;

/** Whether text is a year, a month or a day that exists: '2024', '2024-05', '2024-05-31'. */
export const isPartialDate = (text: string): boolean => {
  const [, year, month, day] = partialDate.exec(text) ?? [];
  if (!year || year === '0000') return false;
  if (month && (Number(month) < 1 || Number(month) > 12)) return false;
  if (!day) return true;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};

/** A day, a month (1 to 12) or a year, as far as it is known. */
export interface Point {
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
}

/** The parts of '2024-05-31'; undefined for a text that is no partial date. */
export const pointOf = (date: string): Point | undefined => {
  if (!isPartialDate(date)) return undefined;
  const [year, month, day] = date.split('-').map(Number);
  return { year, ...(month && { month }), ...(day && { day }) };
};

/**
 * How a document writes its months: 'Jun 2021', 'June 2021', '06/2021'. 'as-typed' leaves durations in the user's own words
 * and is 'short' for dates, which have none.
 */
export const monthStyles = ['as-typed', 'short', 'long', 'numeric'] as const;
export type MonthStyle = (typeof monthStyles)[number];

const two = (digits: string | number) => String(digits).padStart(2, '0');

/** 'figures' has the day in figures as well: '05/31/2024', for programs that read the American order. */
export type DateStyle = MonthStyle | 'figures';

/** A point in time in a style; '' without a year. */
export const writtenPoint = ({ year, month, day }: Point, style: DateStyle): string => {
  if (year === undefined) return '';
  if (!month) return String(year);
  if (style === 'figures') return [two(month), ...(day ? [two(day)] : []), year].join('/');
  // '06/12/1990' would be a day in June or in December.
  if (style === 'numeric' && !day) return `${two(month)}/${year}`;
  const name = (style === 'long' ? fullMonthNames : monthNames)[month - 1];
  return day ? `${name} ${day}, ${year}` : `${name} ${year}`;
};

/** A partial date as people read it: '2024', 'May 2024', 'May 31, 2024'; any other text as it is. */
export const printedDate = (text: string, style: MonthStyle = 'as-typed'): string => {
  const point = pointOf(text);
  return point?.month ? writtenPoint(point, style) : text;
};

const dash = '[-\\u2010-\\u2015\\u2212]';
const betweenYears = new RegExp(`(?<!\\d)(\\d{4})\\s?${dash}\\s?(?=\\d{4}(?!\\d))`, 'g');
const spaced = new RegExp(` ${dash} `, 'g');
/** A month's name before, a month's name or a word such as Present after. */
const betweenWords = new RegExp(`(\\d{4}|\\p{L}{3})\\s?${dash}\\s?(?=\\p{L}{3})`, 'gu');

/** Dates with one style of range, whichever dash was typed: 2013–2017, June 2020 – Present. */
export const printedDates = (time: string) =>
  time.replace(spaced, ' – ').replace(betweenYears, '$1–').replace(betweenWords, '$1 – ');

// Whole names and their usual abbreviations, in English and Filipino.
const monthWords = [
  'jan january ene enero',
  'feb february peb pebrero',
  'mar march marso',
  'apr april abr abril',
  'may mayo',
  'jun june hun hunyo',
  'jul july hul hulyo',
  'aug august ago agosto',
  'sep sept september set setyembre septyembre',
  'oct october okt oktubre',
  'nov november nob nobyembre',
  'dec december dis disyembre',
];
const monthNumbers = new Map(
  monthWords.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

/** The number of a month's name, 1 to 12; undefined for other words, such as 'Marketing'. */
export const monthNumber = (name: string): number | undefined => monthNumbers.get(name.toLowerCase());

/** The source of a pattern of what is written for the end of a span that goes on, in English and Filipino. */
export const openWords =
  '(?:present|pres\\.?|current(?:ly)?|now|today|ongoing|to date|till date|kasalukuyan|hanggang ngayon|ngayon)';

const noExpiry =
  /^(?:[-\u2010-\u2015\u2212]+|n\.?\/?a\.?|none|(?:valid )?(?:for )?life ?time|for life|permanent(?:ly)?|perpetual|indefinite(?:ly)?|unlimited|no expir(?:y|ation)(?: date)?|(?:does not|doesn['’]t|never) expires?|non-?expiring)$/i;

/** Whether a text in the place of a date of expiry says that there is none: 'Lifetime', '-'. */
export const isNoExpiry = (text: string): boolean => noExpiry.test(text.trim());

/** Which of two numbers is the month. */
export const dayOrders = ['month-first', 'day-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

const joinedDate = (year: string, month: string | number | undefined, day?: string) => {
  const date = [year, month && two(month), day && two(day)].filter(Boolean).join('-');
  return month && isPartialDate(date) ? date : undefined;
};

/** A year of four digits, or of two as people shorten it: "'21" is 2021, "'98" is 1998. */
const wholeYear = (digits: string): string => {
  const short = digits.slice(-2);
  return digits.length === 4 || digits === '' ? digits : `${Number(short) < 50 ? '20' : '19'}${short}`;
};

/** The days that '06/12/2025', '6/12/25' or '06122025' is with the month first and with the day first; undefined where that is no day. */
const numericDays = (text: string): Record<DayOrder, string | undefined> => {
  const [, first = '', second = '', digits = ''] =
    /^(\d{1,2}) ?[/. -] ?(\d{1,2}) ?[/. -] ?(\d{4})$/.exec(text) ??
    /^(\d{1,2})\/(\d{1,2})\/(\d\d)$/.exec(text) ??
    /^(\d\d)(\d\d)((?:19|20)\d\d)$/.exec(text) ??
    [];
  const year = wholeYear(digits);
  return { 'month-first': joinedDate(year, first, second), 'day-first': joinedDate(year, second, first) };
};

/** Both days that '06/12/2025' may mean; undefined for a text with one meaning or none. */
export const ambiguousDay = (typed: string): Record<DayOrder, string> | undefined => {
  const { 'month-first': monthFirst, 'day-first': dayFirst } = numericDays(typed.trim());
  return monthFirst && dayFirst && monthFirst !== dayFirst
    ? { 'month-first': monthFirst, 'day-first': dayFirst }
    : undefined;
};

const namedDate = (text: string) => {
  const [, name = '', day, year = ''] =
    /^([a-z]{3,10})\.?,?[ /-]{0,2}(?:(\d{1,2})(?:st|nd|rd|th)?(?:, ?| ))?(\d{4}|['’‘]\d\d)$/i.exec(text) ??
    [];
  const [, dayBefore, nameAfter = '', yearAfter = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ /-]([a-z]{3,10})\.?,?[ /-](\d{4}|['’‘]?\d\d)$/i.exec(text) ?? [];
  return (
    joinedDate(wholeYear(year), monthNumber(name), day) ??
    joinedDate(wholeYear(yearAfter), monthNumber(nameAfter), dayBefore)
  );
};

const numericMonth = (text: string) => {
  const [, month, year = ''] =
    /^(\d{1,2}) ?[/.-] ?(\d{4})$/.exec(text) ?? /^(\d\d)((?:19|20)\d\d)$/.exec(text) ?? [];
  return joinedDate(year, month);
};

const yearFirst = (text: string) => {
  const [, year = '', month, day] =
    /^(\d{4})[/.-](\d{1,2})(?:[/.-](\d{1,2}))?$/.exec(text) ??
    /^((?:19|20)\d\d)(\d\d)(\d\d)?$/.exec(text) ??
    [];
  const [, yearBefore = '', name = ''] = /^(\d{4})[ /.-]([a-z]{3,10})\.?$/i.exec(text) ?? [];
  return joinedDate(year, month, day) ?? joinedDate(yearBefore, monthNumber(name));
};

/**
 * 'May 2024', "May '24", 'Mayo 2024', '2024-May', 'May 31, 2024', '31 May 2024', '05/2024', '052024', '11/24/2029' as a partial date; any
 * other text stays as it is. '05/06/2024' has two meanings and needs an `order`.
 */
export const normalizeDate = (typed: string, order?: DayOrder): string => {
  const text = typed.trim();
  if (isPartialDate(text)) return text;
  if (/^['’‘]\d\d$/.test(text)) return wholeYear(text);
  const date = namedDate(text) ?? numericMonth(text) ?? yearFirst(text);
  if (date) return date;
  const days = numericDays(text);
  const asked = ambiguousDay(text);
  if (asked) return order ? asked[order] : typed;
  return days['month-first'] ?? days['day-first'] ?? typed;
};
