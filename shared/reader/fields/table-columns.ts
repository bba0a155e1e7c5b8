import type { Cell } from '../geometry/cells';
import type { Line } from '../geometry/lines';
import { areColumnLabels } from './field-labels';

const minShare = 0.6;
const maxOffset = 14;

/**
 * Lines below a line of column headings, with the heading of its column at each cell: a table that a page shows as text
 * at the same places. All other lines stay as they are.
 */
export const withColumnLabels = (lines: readonly Line[]): readonly Line[] => {
  const at = lines.findIndex(
    ({ cells }) => !cells.some(({ isAnswer }) => isAnswer) && areColumnLabels(cells.map(({ text }) => text)),
  );
  const heading = lines[at];
  if (!heading || lines.length < at + 2) return lines;
  const columns = heading.cells;
  const below = lines.slice(at + 1).map((line) => ({ line, columns: columnsOf(line, columns) }));
  const fitting = below.filter((row) => row.columns !== undefined).length;
  if (at > 1 || fitting < below.length * minShare) return lines;
  const rowGap = minRowGap(below.map(({ line }) => line.gap));
  return [
    ...lines.slice(0, at),
    ...below.map(({ line, columns: own }): Line =>
      own
        ? {
            ...line,
            startsEntry: rowGap === undefined ? own[0] === 0 && own.length > 1 : line.gap > rowGap,
            cells: line.cells.map((cell, index) => ({ ...cell, label: columns[own[index] ?? 0]?.text })),
          }
        : line,
    ),
  ];
};

/** Lines of a cell are closer together than rows; undefined where all lines are as close. */
const minRowGap = (gaps: readonly number[]): number | undefined => {
  const known = gaps.filter((gap) => gap < maxGap);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return most > least * 1.15 ? (least + most) / 2 : undefined;
};

const maxGap = 6;

/** The column of each cell: by place, or by order where each column has one. */
const columnsOf = ({ cells }: Line, columns: readonly Cell[]): number[] | undefined => {
  const byPlace = cells.map((cell) =>
    columns.findIndex(
      (column) =>
        Math.abs(column.x - cell.x) < maxOffset ||
        Math.abs(column.x + column.right - cell.x - cell.right) < 2 * maxOffset,
    ),
  );
  if (byPlace.every((column, index) => column > (byPlace[index - 1] ?? -1))) return byPlace;
  return cells.length === columns.length ? cells.map((_, index) => index) : undefined;
};
