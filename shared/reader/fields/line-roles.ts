import { entryDateIn, isDate } from '#shared/text/dates';
import type { Line } from '../geometry/lines';
import { piecesOf } from './pieces';

/** What stands above a list inside an entry, and names nothing. */
export const listLabel =
  /^(?:highlights|key highlights|responsibilities|key responsibilities|duties|duties and responsibilities|achievements|key achievements|accomplishments|courses|coursework|tasks)\s*:?$/i;

export const isDateLine = (line: Line) => {
  const date = dateOf(line);
  return date !== undefined && (date.text.length > line.text.length * 0.6 || isDate(line.text));
};

export const dateOf = (line: Line) => {
  for (const { text } of piecesOf(line)) {
    const date = entryDateIn(text);
    if (date) return date;
  }
  return undefined;
};

const minProse = 60;

/** Running text, which is mostly words with small letters. The names of a job, a company and its place are not, however long. */
const isProse = (line: Line) => {
  if (line.text.length <= minProse || dateOf(line)) return false;
  const words = line.text.match(/(?<![\p{L}’'])\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length * 0.3;
};

export const isBodyLine = (line: Line) =>
  line.isBullet ||
  line.startsBody === true ||
  listLabel.test(line.text) ||
  isProse(line) ||
  /[.!?]$/.test(line.text.replace(/(?:inc|corp|co|ltd|jr|sr|hrs|pres)\.$/i, ''));
