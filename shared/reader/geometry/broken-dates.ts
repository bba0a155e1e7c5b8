import { isSurelyPlace, looksLikePlace } from '#shared/resume/words';
import { dateIn, dateLabel, isDate, isLengthOfTime, withoutDate } from '#shared/text/dates';
import { isFormLabel } from '../fields/form-labels';
import { boxOf, joinWords, type Cell } from './cells';

const yearAlone = /^(?:19|20)\d\d$/;
/** 'September 2020 –', '2018 to', 'December', 'Finished March': more of the date has to follow. */
const isOpen = (text: string) =>
  /(?:[-–—]|\b(?:to|until|hanggang))$/i.test(text) ||
  !(isDate(text) || dateLabel.test(text) || columnLabel.test(text));

/** Above a column of dates. */
const columnLabel = /^(?:from|since|mula)$/i;

/** A date, or one behind its label: 'Finished March 2018'. */
export const isWholeDate = (text: string) => {
  const date = text.length <= maxLength ? dateIn(text) : undefined;
  if (!date) return false;
  const rest = withoutDate(text, date);
  return rest === '' || dateLabel.test(rest);
};

const maxLength = 40;

const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?: \d{1,2})?,?$/i;
const maxTail = 30;

const validUntil = /\bvalid (?:until|thru|through|till|up to)$/i;

/** 'Registered Nurse, valid until September' above '2026': the end of a text is the start of a date. */
const endsInDate = (above: string, below: string) => {
  const tail = above.replace(/^.*[,;|(](?=.)/, '').slice(-maxTail);
  if (/\bvalid$/i.test(tail)) return /^(?:until|thru|through|till|up to)\s/i.test(below) && !!dateIn(below);
  const isStart =
    (/^(?:[-–—]|to) /i.test(below) && isDate(tail.trim())) ||
    validUntil.test(tail) ||
    month.test(tail) ||
    /(?:\d{4}|\p{L}{3,}\.? \d{4}) ?(?:[-–—]|\bto)$/iu.test(tail);
  const date = isStart ? dateIn(`${tail} ${below}`) : undefined;
  return date !== undefined && date.index + date.text.length > tail.length + 1;
};

/** Whether a line of nothing else ends the date that the line above it begins. */
export const isRestOfDate = (above: string, below: string) =>
  below.length <= maxRest &&
  (/^(?:\d{1,2},? )?(?:(?:19|20)\d\d|present)(?:[.,)]|, \d{1,3} (?:hours|hrs)\.?)?$/i.test(below) ||
    isDate(below.replace(/^(?:until|thru|through|till|up to|to|[-–—])\s/i, ''))) &&
  endsInDate(above, below);

const maxRest = 20;
/** In points: the text of a list item begins behind its bullet. */
const maxIndent = 20;

/** The baseline of the last of its lines. */
export const lastBaseline = ({ below, baseline, size }: Cell) => {
  const last = below?.at(-1);
  return last ? last.y + size * 0.8 : baseline;
};

/** Below each other, in one column. */
const isLineBelow = (above: Cell, cell: Cell) => {
  const distance = (cell.baseline - lastBaseline(above)) / cell.size;
  return distance > 0.5 && distance < 1.7;
};

/** Aligned at an edge, or centered. */
const isNextLine = (above: Cell, cell: Cell) => {
  const isAligned =
    Math.abs(above.x - cell.x) < 3 ||
    Math.abs(above.right - cell.right) < 3 ||
    Math.abs(above.x + above.right - cell.x - cell.right) < 4;
  return isLineBelow(above, cell) && isAligned && Math.abs(above.size - cell.size) < 0.3;
};

/** A narrow column breaks dates: 'June 2018 –' above 'August 2020', 'December' above '2024', '2021' above '2025' in a row of its own. */
export const withWholeDates = (cells: readonly Cell[]): Cell[] => {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const index =
      cell.text.length > maxLength ? -1 : joined.findLastIndex((above) => goesOn(above, cell, cells));
    const above = joined[index];
    if (above)
      joined[index] = {
        ...above,
        x: Math.min(above.x, cell.x),
        right: Math.max(above.right, cell.right),
        text: joinedDate(above.text, cell.text),
        below: [...(above.below ?? []), boxOf(cell)],
      };
    else joined.push(cell);
  }
  return joined;
};

const joinedDate = (above: string, below: string) =>
  yearAlone.test(above) && yearAlone.test(below) ? `${above} – ${below}` : joinWords(above, below);

const goesOn = (above: Cell, cell: Cell, cells: readonly Cell[]): boolean => {
  if (above.isOfTable || cell.isOfTable || !isLineBelow(above, cell)) return false;
  if (
    isRestOfDate(above.text, cell.text) &&
    isNextLine({ ...above, x: Math.min(Math.max(cell.x, above.x), above.x + maxIndent) }, cell)
  )
    return true;
  // A line whose date had no room goes on at its left edge.
  if (
    isRestOfDate(above.text, cell.text) &&
    cell.right < above.x &&
    ![above, cell].some((row) => cells.some((other) => isOnRow(other, row) && other.x > row.x))
  )
    return true;
  if (!isNextLine(above, cell)) return false;
  const joined = joinedDate(above.text, cell.text);
  // 'Mar' above '2011–Jun' above '2016'
  const isMiddle = (rest: Cell) => isNextLine(cell, rest) && isWholeDate(joinedDate(joined, rest.text));
  if (month.test(above.text) && !isWholeDate(cell.text) && !isWholeDate(joined) && cells.some(isMiddle))
    return true;
  if (!isWholeDate(joined)) return false;
  if (yearAlone.test(above.text))
    return (
      yearAlone.test(cell.text) && !cells.some((other) => isBeside(other, above) || isBeside(other, cell))
    );
  // 'To' below an answer to 'From' is the next label.
  const isLabel =
    /^to$/i.test(cell.text) &&
    cells.some((other) => columnLabel.test(other.text) && isNextLine(other, above));
  return !isLabel && (isOpen(above.text) || /^(?:[-–—]|to\b)/i.test(cell.text));
};

const isBeside = (other: Cell, cell: Cell) =>
  other !== cell && other.text !== cell.text && isOnRow(other, cell);

/** A place below a date at the right, in two lines: 'Dubai, United Arab' above 'Emirates'. */
const withWholePlaces = (cells: readonly Cell[]): Cell[] => {
  const margin = Math.max(...cells.map(({ right }) => right)) * 0.6;
  const dates = cells.filter(({ text, x }) => x > margin && isWholeDate(text));
  const whole: Cell[] = [];
  for (const cell of cells) {
    const isAnswer = cells.some(
      (other) =>
        other.right < cell.x && isOnRow(other, cell) && (other.text.endsWith(':') || isFormLabel(other.text)),
    );
    const isRest =
      cell.x > margin && !cell.isOfTable && !isAnswer && !dateIn(cell.text) && !isSurelyPlace(cell.text);
    const place = isRest
      ? whole.findLast((above) => isNextLine(above, cell) && isSurelyPlace(`${above.text} ${cell.text}`))
      : undefined;
    if (place && dates.some((date) => isNextLine(date, place)))
      whole[whole.indexOf(place)] = {
        ...place,
        text: `${place.text} ${cell.text}`,
        right: Math.max(place.right, cell.right),
        below: [boxOf(cell)],
      };
    else whole.push(cell);
  }
  return whole;
};

/** '5 years' below its dates, in their column, a little apart. */
const isCloselyBelow = (date: Cell, cell: Cell) => {
  const distance = (cell.baseline - lastBaseline(date)) / cell.size;
  return distance > 0.5 && distance < 2.5 && cell.x < date.right && cell.right > date.x;
};

/** A place or a length of time below a date in the margin, in one line or several: a fact of the row that the date is in. */
export const withMarginFacts = (cells: readonly Cell[]): Cell[] => {
  const gone = new Set<Cell>();
  const facts: Cell[] = [];
  for (const date of cells) {
    if (date.isOfTable || !isWholeDate(date.text)) continue;
    const length = cells.find((cell) => isCloselyBelow(date, cell) && isLengthOfTime(cell.text));
    if (length && !gone.has(length)) {
      gone.add(length);
      const x = Math.max(date.right, length.x);
      facts.push({ ...length, x, right: x, baseline: date.baseline, below: [boxOf(length)] });
      continue;
    }
    const beside = cells.filter((other) => other !== date && isOnRow(other, date));
    const edge = Math.min(...beside.map(({ x }) => x));
    if (edge < date.right || edge === Infinity) continue;
    const below: Cell[] = [];
    let last = lastBaseline(date);
    for (const cell of cells) {
      const distance = (cell.baseline - last) / date.size;
      const isInMargin = cell.right < edge && Math.abs(cell.size - date.size) < 0.3 && !dateIn(cell.text);
      if (!isInMargin || distance < 0.5 || distance > 1.7) continue;
      below.push(cell);
      last = cell.baseline;
    }
    const text = below.map((cell) => cell.text).join(' ');
    const [first] = below;
    if (!first || !(looksLikePlace(text) || isLengthOfTime(text))) continue;
    for (const cell of below) gone.add(cell);
    facts.push({
      ...first,
      text,
      isMarginal: true,
      x: date.right,
      right: Math.max(edge - 1, date.right),
      baseline: date.baseline,
      below: below.map((cell) => boxOf(cell)),
    });
  }
  return withWholePlaces([...cells.filter((cell) => !gone.has(cell)), ...facts]);
};

const isOnRow = (other: Cell, cell: Cell) => Math.abs(other.baseline - cell.baseline) < 0.5 * cell.size;
