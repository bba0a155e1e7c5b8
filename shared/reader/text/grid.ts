import { linesOf } from '../geometry/lines';
import type { PageText, TextRun } from '../positioned-text';
import { isDate } from '#shared/text/dates';
import { knownSection } from '../sections/section-names';

// Text with wide gaps is a grid of characters: columns and rows are where they were on the page.

const size = 10;
const width = size / 2;
const height = size * 1.2;

/** How many lines show that a text is of this kind. */
const minRows = 5;
const minGap = 3;
/** What is longer is no resume. */
const maxCells = 1500;
/** A wider gap in a column ends a paragraph, in type sizes. */
const maxLine = 1.5;

/** The lines of a text in reading order, with a tab between the cells of each, and what belongs to its pages. */
export const inReadingOrder = (text: string): { text: string; furniture: readonly string[] } => {
  const pages = text.split('\f').map((page) => page.split(/\r\n?|\n/).map(cellsOf));
  const isGap = (cell: GridCell, index: number, row: readonly GridCell[]) =>
    index > 0 && cell.x - rightOf(row[index - 1]) >= minGap;
  const rows = pages.flat();
  const isGrid = !text.includes('\t') && rows.filter((row) => row.some(isGap)).length >= minRows;
  if (!isGrid || rows.flat().length > maxCells) return { text, furniture: [] };
  const { lines, furniture } = linesOf({ pages: pages.map((page) => pageOf(page.map(withStops))) });
  const edges = new Map<number, number>();
  for (const { flow, x } of lines) edges.set(flow, Math.min(edges.get(flow) ?? Infinity, x));
  const ordered = lines.map(({ flow, x, gap, cells }) => {
    const indent = ' '.repeat((x - (edges.get(flow) ?? 0)) / width);
    return (gap > maxLine ? '\n' : '') + indent + cells.map((cell) => cell.text).join('\t');
  });
  return { text: ordered.join('\n'), furniture: furniture.map((cell) => cell.text) };
};

interface GridCell {
  x: number;
  text: string;
}

const rightOf = (cell?: GridCell) => (cell ? cell.x + cell.text.length : 0);

const cellsOf = (line: string): GridCell[] =>
  [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: text, index }) => ({ x: index, text }));

/** A text that filled its column has one space behind it: the lines around it show where the next column begins. */
const withStops = (row: readonly GridCell[], index: number, rows: readonly GridCell[][]): GridCell[] => {
  const around = rows.slice(Math.max(index - reach, 0), index + reach + 1);
  const isStop = (x: number) => {
    const near = around.filter((other) => rightOf(other.at(-1)) > x);
    const clear = near.filter((other) => other.every((cell) => cell.x >= x || rightOf(cell) < x - 1));
    const begun = clear.filter((other) => other.some((cell) => cell.x === x));
    return begun.length >= minStops && clear.length >= near.length * minClear;
  };
  return row.flatMap(({ x, text }) => {
    const stop = [...text.matchAll(/ {1,2}(?=\S)/g)].find(
      ({ 0: gap, index: at }) => isStop(x + at + gap.length) || (gap.length > 1 && isDate(text.slice(0, at))),
    );
    if (!stop) return [{ x, text }];
    const at = stop.index + stop[0].length;
    return [
      { x, text: text.slice(0, stop.index) },
      { x: x + at, text: text.slice(at) },
    ];
  });
};

const minStops = 3;
const minClear = 0.75;
const reach = 6;

const pageOf = (rows: readonly GridCell[][]): PageText => ({
  width: Math.max(...rows.map((row) => rightOf(row.at(-1)))) * width,
  height: rows.length * height,
  runs: rows.flatMap((row, index) =>
    row.map(({ x, text }, place): TextRun => ({
      text,
      x: x * width,
      baseline: (index + 1) * height,
      // A space is enough between columns.
      width: Math.min(text.length - 1, (row[place + 1]?.x ?? Infinity) - minGap - x) * width,
      size,
      // Only its words tell a heading.
      bold: knownSection(text) !== undefined,
      italic: false,
    })),
  ),
  links: [],
  rules: [],
  uprights: [],
  marks: [],
});
