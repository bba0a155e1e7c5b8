import { looksLikePlace } from '#shared/resume/words';
import { isLengthOfTime } from '#shared/text/dates';
import type { Line } from '../geometry/lines';
import { leaning } from './leaning';
import { isDateLine } from './line-roles';
import type { EntryLines } from './split-entries';

/** 'Jan 2020 - Present (4 years 11 months)', '· (2011 - 2015)': how networks print dates, in any language. */
const dateOfNetwork = /\(\d{1,2} [^()]*\)$|·\s*\([^()]*\d{4}[^()]*\)$/;

export const isOfNetwork = (lines: readonly Line[]): boolean => {
  const dated = lines.filter((line) => !line.isBullet && (isDateLine(line) || dateOfNetwork.test(line.text)));
  return dated.length > 0 && dated.every(({ text }) => dateOfNetwork.test(text));
};

const isLarger = (line: Line | undefined, other: Line) =>
  line !== undefined && line.page === other.page && line.size > other.size * 1.02;

/** A place ends what is set closely below the title. */
const isPlace = (line: Line | undefined, next: Line | undefined, date: Line) =>
  line !== undefined &&
  !isLarger(line, date) &&
  line.text.length <= maxPlace &&
  !/[.!?:]$/.test(line.text) &&
  (next === undefined || isLarger(next, date) || next.gap > line.gap * 1.15);

const maxPlace = 60;
/** In type sizes: an empty line is above a company. */
const maxGap = 1.6;

const withPlaceLabel = (line: Line): Line => {
  const text = `Location: ${line.text}`;
  return { ...line, text, cells: line.cells.slice(0, 1).map((cell) => ({ ...cell, text })) };
};

/**
 * The jobs of a network's profile: a company in larger type, titles below it, and below each its date, its place and its text. Undefined
 * where the type does not show it.
 */
export const networkEntries = (lines: readonly Line[]): EntryLines[] | undefined => {
  if (!isOfNetwork(lines)) return undefined;
  const dates = lines.flatMap((line, index) => (isDateLine(line) ? [index] : []));
  const titles = dates.map((date) => lines[date - 1]);
  const isSet = titles.every((title, index) => isLarger(title, lines[dates[index] ?? 0] as Line));
  // Copied text has one type: there the time at a company, below its name, tells that titles are below it.
  const isCopied = !isSet && lines.some(({ text }, index) => index > 0 && isLengthOfTime(text));
  if (!isSet && !isCopied) return undefined;
  // A portal prints the title in larger type above the company.
  const votes = titles.reduce((sum, title, index) => {
    const company = lines[(dates[index] ?? 0) - 2];
    const isAbove = title && company && isLarger(company, title);
    return isAbove ? sum + leaning('experience', title.text) - leaning('experience', company.text) : sum;
  }, 0);
  if (votes < -1) return undefined;
  const starts = dates.map((date) => {
    const title = lines[date - 1] as Line;
    // How long all positions at a company took is below its name.
    if (isLengthOfTime(lines[date - 2]?.text ?? '')) return date - 3;
    const company = lines[date - 2];
    const isApart = isCopied && company !== undefined && (date === 2 || company.gap > maxGap);
    return isApart || isLarger(company, title) ? date - 2 : date - 1;
  });
  // Every line is of an entry, and the first one has its company.
  if (starts[0] !== 0 || dates[0] === 1) return undefined;
  let above: readonly Line[] = [];
  return dates.map((date, index) => {
    const [start = date, end = lines.length] = [starts[index], starts[index + 1]];
    if (start < date - 1) above = lines.slice(start, start + 1);
    const [place, next] = [lines[date + 1], lines[date + 2]];
    const hasPlace =
      date + 1 < end &&
      (isCopied
        ? looksLikePlace(place?.text ?? '')
        : isPlace(place, date + 2 < end ? next : undefined, lines[date] as Line));
    return {
      head: [...lines.slice(date - 1, date + 1), ...(hasPlace && place ? [withPlaceLabel(place)] : [])],
      body: lines.slice(date + (hasPlace ? 2 : 1), end),
      above,
    };
  });
};
