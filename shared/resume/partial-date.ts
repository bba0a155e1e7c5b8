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

/** A partial date as people read it: '2024', 'May 2024', 'May 31, 2024'; any other text as it is. */
export const printedDate = (text: string): string => {
  const [, year, month, day] = partialDate.exec(text) ?? [];
  const name = month && monthNames[Number(month) - 1];
  if (!year || !name) return text;
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
};

const dash = '[-\\u2010-\\u2015\\u2212]';
const betweenYears = new RegExp(`(?<!\\d)(\\d{4})\\s?${dash}\\s?(?=\\d{4}(?!\\d))`, 'g');
const spaced = new RegExp(` ${dash} `, 'g');
/** A month's name before, a month's name or a word such as Present after. */
const betweenWords = new RegExp(`(\\d{4}|\\p{L}{3})\\s?${dash}\\s?(?=\\p{L}{3})`, 'gu');

/** Dates with one style of range, whichever dash was typed: 2013–2017, June 2020 – Present. */
export const printedDates = (time: string) =>
  time.replace(spaced, ' – ').replace(betweenYears, '$1–').replace(betweenWords, '$1 – ');

const two = (digits: string | number) => String(digits).padStart(2, '0');

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

/** '11/24/2029' and '24/11/2029' have one meaning, '05/06/2024' has two: such a text stays as it is. */
const normalizeNumericDate = (text: string): string => {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const monthFirst = `${year}-${two(first)}-${two(second)}`;
  const dayFirst = `${year}-${two(second)}-${two(first)}`;
  const dates = [...new Set([monthFirst, dayFirst])].filter(isPartialDate);
  return dates.length === 1 ? (dates[0] ?? text) : text;
};

/** 'May 2024', 'Mayo 2024', 'May 31, 2024', '31 May 2024', '05/2024', '11/24/2029' as a partial date; any other text stays as it is. */
export const normalizeDate = (typed: string): string => {
  const text = typed.trim();
  const [, name = '', first, second = ''] =
    /^([a-z]{3,10})\.?,? (?:(\d{1,2})(?:st|nd|rd|th)?,? )?(\d{4})$/i.exec(text) ?? [];
  const [, dayBefore, nameAfter = '', yearAfter = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,10})\.?,? (\d{4})$/i.exec(text) ?? [];
  const [, monthDigits, yearDigits] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const [year, month, day] = second
    ? [second, monthNumber(name), first]
    : yearAfter
      ? [yearAfter, monthNumber(nameAfter), dayBefore]
      : [yearDigits, Number(monthDigits), undefined];
  const date = [year, month && two(month), day && two(day)].filter(Boolean).join('-');
  if (month && isPartialDate(date)) return date;
  const numeric = normalizeNumericDate(text);
  return isPartialDate(numeric) ? numeric : typed;
};
