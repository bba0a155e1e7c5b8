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

export const isBodyLine = (line: Line) =>
  line.isBullet ||
  line.startsBody === true ||
  listLabel.test(line.text) ||
  (line.text.length > 60 && !dateOf(line)) ||
  /[.!?]$/.test(line.text.replace(/(?:inc|corp|co|ltd|jr|sr|hrs|pres)\.$/i, ''));
