import { monthNames } from '#shared/text/partial-date';
import { withDayOrder } from '#shared/text/duration';
import { isLengthOfTime, spanOf } from '#shared/text/dates';
import { cleanLine } from '#shared/text/plain-text';

/** A point in time that the form's date picker does not know: '2020-03-01', '01/03/2020', 'Enero 2020', 'hanggang ngayon'. */
const foreign =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\bpres\b|\b(?:mula|hanggang|kasalukuyan|ngayon|enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre)\b/i;

const lengthAtEnd = /\s*[·•|,(–-]*\s*\(?\s*(\d+\s+(?:years?|yrs?|mos?|months?)[^)]*)\)?\s*$/i;

/** 'Jan 2021 –' goes on. */
const openEnd = /\s*[-–—]\s*$/;

const written = (months: number, isExact: boolean) => {
  const year = Math.floor((months - 1) / 12);
  return isExact ? `${monthNames[(months - 1) % 12]} ${year}` : String(year);
};

/**
 * A duration as the form has it: the file's own words where they can be read, without the length of time behind them, and
 * 'Jan 2020 – Present' for dates in digits or in Filipino.
 */
export const writtenDuration = (text: string): string => {
  const line = cleanLine(text);
  const [behind = '', length = ''] = lengthAtEnd.exec(line) ?? [];
  const words = isLengthOfTime(length) && behind !== line ? line.slice(0, -behind.length) : line;
  if (openEnd.test(words)) return writtenDuration(`${words.replace(openEnd, '')} – Present`);
  // The form asks which number is the month.
  const isAmbiguous = withDayOrder(words, 'month-first') !== words;
  if (isAmbiguous || !foreign.test(words)) return words;
  const { start, end, isExact } = spanOf(words);
  if (start === undefined) return words;
  const from = written(start, isExact);
  if (end === null) return `${from} – Present`;
  const to = end === undefined ? from : written(end, isExact);
  return from === to ? from : `${from} – ${to}`;
};
