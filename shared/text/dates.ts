import { isPartialDate, monthNumber, normalizeDate, openWords } from './partial-date';

const month =
  '(?:jan(?:uary|uar|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?|july?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?|enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre)';
const year = '(?:19|20)\\d\\d';
const season = '(?:spring|summer|fall|autumn|winter|q[1-4]|1st sem\\.?|2nd sem\\.?)';
// 'August 12-14, 2022', '12–14 August 2022'
const days = '\\d{1,2} ?[-–&] ?\\d{1,2}';
const point = `(?:(?:(?:\\d{1,2}|${days}) |\\d{1,2}[-/])?${month}\\.?(?: (?:${days}|\\d{1,2}(?:st|nd|rd|th)?))?(?:,? ?|[-/] ?)(?:${year}|['’]\\d\\d)|${season} ${year}|\\d{1,2}[/.](?:\\d{1,2}[/.])?${year}|(?<!-)\\d{1,2}-(?:\\d{1,2}-)?${year}(?!-)|${year}[-/.](?:0?[1-9]|1[0-2])(?:[-/.]\\d{1,2})?(?!\\d)|${year}[- ]${month}(?!\\p{L})(?! ?\\d)|${year})`;
const dash = '(?: ?(?:[-–—−‒~]|up to|to|until|through|hanggang) ?)';
// 'March – May 2020', but not 'March-2020'.
const bareMonth = `${month}\\.?(?: \\d{1,2})?(?!${dash}${year})`;
// Set apart: 'led the team until 2019' is a sentence.
const endAlone = `(?<=(?:^|[,;|(·]) ?)(?:until|hanggang) ${point}(?=$| ?[,;|)·])`;
const range = `${endAlone}|${season} ${year}(?: and | ?& ?|, )(?:${season} )?${year}|(?:(?:since|from|mula) )?(?:${point}|${bareMonth})(?:${dash}(?:the )?(?:${point}|${openWords})| (?:up )?to date| onwards?)|(?:since|from|mula) ${point}|${point}${dash}(?=$|[,;|)])`;
const datePattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${range}|${point}|expected ${point})(?![\\p{L}\\d])`,
  'iu',
);
const rangePattern = new RegExp(`(?<![\\p{L}\\d])(?:${range})(?![\\p{L}\\d])`, 'iu');
// In brackets also in other languages: '(4 anos 11 meses)'.
const length =
  /\s*[·,]?\s*(?:\(\d{1,2} \p{L}{1,10}\.?(?: \d{1,2} \p{L}{1,10}\.?)?\)|\(?\d+\s+(?:years?|yrs?|months?|mos?)(?:,?\s+\d+\s+(?:months?|mos?))?\)?)/iu;

/** Whether a text says how long something took and nothing else: '1 year 9 months', '(2 yrs)'. */
export const isLengthOfTime = (text: string): boolean => text.length <= maxSearched && wholeLength.test(text);
const wholeLength = new RegExp(`^${length.source}\\s*$`, 'iu');

const maxSearched = 400;

export interface DateFound {
  text: string;
  index: number;
  /** 'March 2019 – Present', rather than one point in time. */
  isRange: boolean;
}

/** The first date or span of dates in a text, in English or Filipino; spans come before single dates. */
export const dateIn = (text: string): DateFound | undefined => {
  // Most lines have no year, and the patterns are slow.
  if (text.length > maxSearched || !/(?:19|20)\d\d|['’]\d\d/.test(text)) return undefined;
  const span = rangePattern.exec(text);
  const found = span ?? datePattern.exec(text);
  if (!found) return undefined;
  return { text: found[0].trim(), index: found.index, isRange: !!span };
};

/** What school years, years of graduation and other dates begin with: 'SY 2018–2019', 'Class of 2016', 'issued on May 2, 2023', 'Awarded by PICE on 2023'. */
const schoolYear =
  /(?<![\p{L}\d])(?:s\.? ?y\.?|a\.? ?y\.?|school year|academic year|class of|batch|(?<=(?:published|issued|awarded|given|presented|conducted|organized|held) by \p{Lu}.{1,60} )(?:on|in)|(?<=[,;|(–—-] ?)(?:issued|taken|awarded|conferred|completed|graduated)(?: (?:on|in))?)\s*$/iu;

/** The text without its date, and without the brackets and separators around it. What else the brackets hold stays in them. */
export const withoutDate = (
  text: string,
  { text: date, index }: Pick<DateFound, 'text' | 'index'>,
): string => {
  const at = text.indexOf(date, index);
  const [open, close] = [text.lastIndexOf('(', at), text.indexOf(')', at + date.length)];
  if (open > text.lastIndexOf(')', at) && close >= 0 && text.slice(open, close).lastIndexOf('(') === 0) {
    const inside = withoutDate(text.slice(open + 1, close), { text: date, index: 0 });
    if (inside !== '') return `${text.slice(0, open)}(${inside})${text.slice(close + 1)}`.trim();
  }
  const rest = text.slice(at + date.length).replace(new RegExp(`^${length.source}`, 'iu'), '');
  return `${text.slice(0, at).replace(schoolYear, '')}\n${rest}`
    .replace(/[\s,;|·•([–—-]+\n/u, '\n')
    .replace(/\n[\s,;|·•)\]–—-]+/u, '\n')
    .replace('\n', ' ')
    .trim();
};

/**
 * The date of an entry: a span, a date alone, or one that a label, comma or bracket sets apart. 'TechConf 2022' and
 * 'found in 2023' have none.
 */
export const entryDateIn = (text: string): DateFound | undefined => {
  const found = dateIn(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index);
  const rest = withoutDate(text, found);
  if (rest === '' || dateLabel.test(rest)) return found;
  if (found.isRange) return text.length < 130 && !isOfSentence(before, found.text) ? found : undefined;
  const atEnd = text.length - found.index - found.text.length < 3;
  return text.length < 130 &&
    ((atEnd && (/[,;:(|–—-]\s*$/u.test(before) || schoolYear.test(before))) ||
      (/[,;|(–—-]\s*$/u.test(before) && /^\s*[,;|()–—]/u.test(text.slice(found.index + found.text.length))) ||
      ((before === '' || dateLabel.test(before.trim())) &&
        /^\s*[,;:|)–—-]/u.test(text.slice(found.index + found.text.length))))
    ? found
    : undefined;
};

/** 'No delivery on the boat since 2019' */
const isOfSentence = (before: string, date: string) =>
  /^(?:since|from|mula)\s/i.test(date) &&
  (before.match(/(?<![\p{L}’'])\p{Ll}{2,}/gu) ?? []).length > 2 &&
  /\p{L}\s+$/u.test(before);

/** 'Issued on', 'Awarded', 'Graduated' before a date. */
export const dateLabel =
  /^(?:(?:date )?(?:issued|awarded|published|released|date|dated|valid|expires?|completed|finished|graduated|expected|acquired|taken|received|conducted|conferred|passed|registered|held|attended)(?: (?:graduation|completion))?(?: (?:on|in|by|until|from))?|(?:date|year) of (?:graduation|completion|issue|issuance|registration)|graduation(?: date)?|year(?: graduated)?|duration|period|s\.?y\.?)\s*:?$/i;

/** Whether a text is a date and nothing else. */
export const isDate = (text: string): boolean => {
  const found = dateIn(text);
  return found !== undefined && withoutDate(text, found) === '';
};

/** A point in time as months since year 0; null means 'until now'. */
export interface Span {
  start: number | undefined;
  end: number | null | undefined;
  /** Whether both points name their month. */
  isExact: boolean;
}

// Not inside 'Knowledge' or 'Snow'.
const openWord = `(?<![\\p{L}\\d])${openWords}(?![\\p{L}\\d])`;
const pointPattern = new RegExp(`${point}|${openWord}`, 'giu');
const endPattern = new RegExp(`^(?:until|hanggang) ${point}$`, 'iu');
const openPattern = new RegExp(`^(?:since|mula) |${point}${dash}${openWord}`, 'iu');

/** The start and end of a duration text; 'Until May 2024' has no start. */
export const spanOf = (text: string): Span => {
  const points = [...text.matchAll(pointPattern)].map(([match]) => monthOf(match));
  const [first, second] = points;
  if (endPattern.test(text))
    return { start: undefined, end: first?.value, isExact: first?.month !== undefined };
  // A second point that is no date is an open word. 'Jan 2019 – Dec 2020, now closed' has ended.
  const isOpen = openPattern.test(text) || (second !== undefined && second.value === undefined);
  const startMonth = first?.month;
  const [firstMonth] = new RegExp(`^\\s*${bareMonth}(?=${dash})`, 'iu').exec(text) ?? [];
  // 'March – May 2020': the first month borrows the year.
  if (firstMonth && first?.value !== undefined)
    return {
      start: Math.floor((first.value - 1) / 12) * 12 + (numberOf(firstMonth.trim()) ?? 1),
      end: first.value,
      isExact: true,
    };
  return {
    start: first?.value,
    end: isOpen ? null : second ? second.value : first?.value,
    isExact: startMonth !== undefined && (isOpen || (second ?? first)?.month !== undefined),
  };
};

const numberOf = (name: string) => monthNumber(name.replace('.', '')) ?? monthNumber(name.slice(0, 3));

/** Of '06/12/2025', which may be in June or in December, the year alone. */
const monthOf = (text: string): { value: number | undefined; month: number | undefined } => {
  const date = normalizeDate(text);
  if (isPartialDate(date)) {
    const [years = 0, number] = date.split('-').map(Number);
    return { value: years * 12 + (number ?? 1), month: number };
  }
  const found = new RegExp(year).exec(text)?.[0];
  const short = /['’](\d\d)$/.exec(text)?.[1];
  const years = found ? Number(found) : short ? 2000 + Number(short) : undefined;
  const name = new RegExp(month, 'iu').exec(text)?.[0];
  const number = name && numberOf(name);
  return { value: years === undefined ? undefined : years * 12 + (number || 1), month: number || undefined };
};
