import type { Line } from '../geometry/lines';
import { boxOf, isSetAlike, joinWords, type Cell } from '../geometry/cells';
import { endsOpen, hadNoRoom } from './pieces';

/** In points, between the left edges of what is below each other. */
const slack = 3;

/**
 * Lists may be set beside each other: 'English' and 'Filipino' in one row, their levels in the row below, in another type. Puts each
 * title above what is below it. Other lines stay as they are.
 */
export const byGridColumns = (lines: readonly Line[]): Line[] => {
  const ordered: Line[] = [];
  for (let index = 0; index < lines.length;) {
    const below = rowsBelow(lines, index);
    const titles = lines[index];
    // Several rows below one are a table with a heading for each column, which is read row by row.
    if (titles && below.length === 1)
      for (const [column, cell] of titles.cells.entries())
        ordered.push(
          lineOfCell(titles, cell),
          ...below.flatMap((row) =>
            row.cells.filter((one) => columnOf(titles, one) === column).map((one) => lineOfCell(row, one)),
          ),
        );
    else if (titles) ordered.push(titles, ...below);
    index += 1 + below.length;
  }
  return ordered;
};

/** The rows under a row of titles: in another type, with nothing that is left of all titles or under two of them. */
const rowsBelow = (lines: readonly Line[], index: number): Line[] => {
  const titles = lines[index];
  if (!titles || titles.cells.length < 2 || titles.isBullet) return [];
  const rest = lines.slice(index + 1);
  const end = rest.findIndex(
    (row) =>
      row.flow !== titles.flow ||
      row.page !== titles.page ||
      row.isBullet ||
      isSetAlike(row, titles) ||
      row.cells.length > titles.cells.length ||
      new Set(row.cells.map((cell) => columnOf(titles, cell))).size < row.cells.length ||
      row.cells.some((cell) => !isUnder(titles, cell)),
  );
  return end < 0 ? rest : rest.slice(0, end);
};

/** Cells that go on in the row below, which has nothing else: none of them had room for the next word before its neighbor. */
export const withWholeCells = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = whole.at(-1);
    const gaps = [lines[index - 1], lines[index + 1]].map((other) => other?.gap ?? 0);
    const goesOn =
      above !== undefined &&
      above.cells.length > 1 &&
      above.flow === line.flow &&
      line.gap < maxWrapGap &&
      // Rows that follow each other evenly are rows.
      (line.cells.length < above.cells.length || gaps.some((gap) => line.gap < gap * 0.9)) &&
      !above.endsParagraph &&
      line.cells.every((cell) => {
        const own = above.cells[columnOf(above, cell)];
        return (
          own &&
          isUnder(above, cell) &&
          areSetAlike(own, cell) &&
          (endsOpen.test(own.text) || hadNoRoom(above, own.right + 2 * own.size, cell.text))
        );
      });
    if (!goesOn) whole.push(line);
    else {
      const cells = above.cells.map((own, column) => {
        const below = line.cells.filter((cell) => columnOf(above, cell) === column);
        return {
          ...own,
          text: below.reduce((text, cell) => joinWords(text, cell.text), own.text),
          below: [...(own.below ?? []), ...below.map((cell) => boxOf(cell))],
        };
      });
      whole[whole.length - 1] = { ...above, cells, text: cells.map(({ text }) => text).join('  ') };
    }
  }
  return whole;
};

const maxWrapGap = 1.6;

const areSetAlike = ({ runs: above }: Cell, { runs: [start] }: Cell) => {
  const end = above.at(-1);
  return start !== undefined && end !== undefined && isSetAlike(end, start);
};

const columnOf = (titles: Line, cell: Cell) => titles.cells.findLastIndex(({ x }) => x <= cell.x + slack);

const isUnder = (titles: Line, cell: Cell) =>
  Math.abs((titles.cells[columnOf(titles, cell)]?.x ?? -Infinity) - cell.x) <= slack;

export const lineOfCell = (line: Line, cell: Cell): Line => ({
  ...line,
  text: cell.text,
  x: cell.x,
  right: cell.right,
  cells: [cell],
  runs: cell.runs,
});
