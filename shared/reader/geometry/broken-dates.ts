import { dateIn, dateLabel, isDate, withoutDate } from '#shared/text/dates';
import type { Cell } from './cells';

const yearAlone = /^(?:19|20)\d\d$/;
/** 'September 2020 –', '2018 to', 'December', 'Finished March': more of the date has to follow. */
const isOpen = (text: string) =>
  /(?:[-–—]|\b(?:to|until|hanggang))$/i.test(text) || !(isDate(text) || dateLabel.test(text));

/** A date, or one behind its label: 'Finished March 2018'. */
export const isWholeDate = (text: string) => {
  const date = text.length <= maxLength ? dateIn(text) : undefined;
  if (!date) return false;
  const rest = withoutDate(text, date);
  return rest === '' || dateLabel.test(rest);
};

const maxLength = 40;

/** Below each other, in one column. */
const isNextLine = (above: Cell, cell: Cell) => {
  const distance = (cell.baseline - above.baseline) / cell.size;
  const isAligned = Math.abs(above.x - cell.x) < 3 || Math.abs(above.right - cell.right) < 3;
  return distance > 0.5 && distance < 1.7 && isAligned && Math.abs(above.size - cell.size) < 0.3;
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
        right: Math.max(above.right, cell.right),
        text: joinedDate(above.text, cell.text),
      };
    else joined.push(cell);
  }
  return joined;
};

const joinedDate = (above: string, below: string) =>
  `${above}${yearAlone.test(above) && yearAlone.test(below) ? ' – ' : ' '}${below}`;

const goesOn = (above: Cell, cell: Cell, cells: readonly Cell[]): boolean => {
  if (!isNextLine(above, cell) || !isWholeDate(joinedDate(above.text, cell.text))) return false;
  if (yearAlone.test(above.text))
    return (
      yearAlone.test(cell.text) && !cells.some((other) => isBeside(other, above) || isBeside(other, cell))
    );
  return isOpen(above.text) || /^(?:[-–—]|to\b)/i.test(cell.text);
};

const isBeside = (other: Cell, cell: Cell) =>
  other !== cell && other.text !== cell.text && Math.abs(other.baseline - cell.baseline) < 0.5 * cell.size;
