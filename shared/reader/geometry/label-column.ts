import { isDate, isLengthOfTime } from '#shared/text/dates';
import { titleLabel } from '../fields/contact-patterns';
import { knownSection } from '../sections/section-names';
import { bulletStart } from '#shared/text/lists';
import { lastBaseline } from './broken-dates';
import { boxOf, rowsOf, type Cell } from './cells';

/** A column left of the text that has nothing but the headings of its sections, and dates or labels beside them. */
export interface LabelColumn {
  /** Where the text begins. */
  x: number;
  /** How the headings are set. */
  heading: Pick<Cell, 'size'> & { bold: boolean };
}

/** A section, or the part of it that is on one page. */
export interface Band {
  heading?: Cell | undefined;
  rows: Cell[][];
}

const minHeadings = 3;
/** Cells that may be wider than their column, such as notes at the foot of a page. */
const maxCrossing = 0.03;
/** Of the cells in the column that are no headings: how many are dates, or begin beside a line of the text. */
const minBeside = 0.6;
const maxLabelLength = 60;
/** Of the cells beside the headings: how many must be neither items nor dates to show where the text begins. */
const minPlain = 0.2;

const isBold = ({ runs }: Cell) => runs.every(({ bold }) => bold);
const isSetLike = (cell: Cell, { size, bold }: LabelColumn['heading']) =>
  Math.abs(cell.size - size) < 0.04 * size && isBold(cell) === bold;

/**
 * The column of labels of a document, if it has one. A sidebar is none: it holds the texts of its headings, and the
 * text beside it has headings of its own.
 */
export const labelColumnOf = (pages: readonly (readonly Cell[])[]): LabelColumn | undefined => {
  const known = pages.flat().filter(({ text, beginsSection }) => !beginsSection && knownSection(text));
  const [first] = mostAlike(known);
  if (!first) return undefined;
  const heading = { size: first.size, bold: isBold(first) };
  const headings = known.filter((cell) => isSetLike(cell, heading));
  if (headings.length < minHeadings) return undefined;
  const end = Math.max(...headings.map(({ right }) => right));
  const below = pages.map((page, index) => (index === 0 ? belowFirst(page, headings) : page));
  const cells = below.flat();
  const x = leftEdge(cells.filter((cell) => cell.x > end));
  if (x === undefined) return undefined;
  const crossing = cells.filter((cell) => cell.x < end && cell.right > x - 2);
  if (crossing.length > cells.length * maxCrossing) return undefined;
  const column = { x, heading };
  return isLabelColumn(column, below, known) ? column : undefined;
};

const isLabelColumn = (
  { x, heading }: LabelColumn,
  pages: readonly (readonly Cell[])[],
  known: readonly Cell[],
) => {
  const isLeft = (cell: Cell) => cell.x < x - 2;
  const ofText = known.filter((cell) => Math.abs(cell.x - x) < 3 && cell.size > heading.size * 0.8);
  if (ofText.length > 1) return false;
  const cells = pages.flat();
  const labels = cells.filter((cell) => isLeft(cell) && !isSetLike(cell, heading));
  if (labels.some(({ text }) => text.length > maxLabelLength)) return false;
  const text = cells.filter((cell) => !isLeft(cell));
  if (labels.length > text.length * 0.8) return false;
  const beside = pages.flatMap((page) =>
    page
      .filter((cell) => labels.includes(cell))
      .filter(
        (label) =>
          isDateOrLength(label) || page.some((cell) => Math.abs(cell.x - x) < 3 && isOnRow(cell, label)),
      ),
  );
  return beside.length >= labels.length * minBeside;
};

const isDateOrLength = ({ text }: Cell) => isDate(text) || isLengthOfTime(text);

const isOnRow = (a: Cell, b: Cell) => Math.abs(a.baseline - b.baseline) <= 0.5 * Math.max(a.size, b.size);

/** The cells that are set like most of them. */
const mostAlike = (cells: readonly Cell[]): readonly Cell[] =>
  cells
    .map((cell) => cells.filter((other) => isSetLike(other, { size: cell.size, bold: isBold(cell) })))
    .sort((a, b) => b.length - a.length)[0] ?? [];

/** The page from its first heading down: what is above may be as wide as the page. */
const belowFirst = (page: readonly Cell[], headings: readonly Cell[]) => {
  const top = Math.min(
    ...page.filter((cell) => headings.includes(cell)).map(({ baseline, size }) => baseline - size / 2),
  );
  return page.filter(({ baseline }) => baseline > top);
};

/**
 * The position at which most cells begin, if many do. Items of lists are indented, so that they do not count, unless
 * the text has little else. Dates do not count: they may have a column of their own.
 */
const leftEdge = (beside: readonly Cell[]): number | undefined => {
  const plain = beside.filter((cell) => !bulletStart.test(cell.text) && !isDateOrLength(cell));
  return edgeOf(plain.length >= beside.length * minPlain ? plain : beside);
};

const edgeOf = (cells: readonly Cell[]): number | undefined => {
  const counts = new Map<number, number>();
  for (const { x } of cells) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const near = (x: number) => (counts.get(x - 1) ?? 0) + (counts.get(x) ?? 0) + (counts.get(x + 1) ?? 0);
  const [best] = [...counts.keys()].sort((a, b) => near(b) - near(a) || a - b);
  return best !== undefined && near(best) >= cells.length * 0.2 ? best - 1 : undefined;
};

/** The cells of a page above the first label, and the sections. Later pages go on with the section before. */
export const bandsOf = (
  cells: readonly Cell[],
  { x, heading }: LabelColumn,
  isFirstPage: boolean,
): { above: Cell[]; bands: Band[] } => {
  const isLabel = (cell: Cell) =>
    cell.right < x && isSetLike(cell, heading) && !isDateOrLength(cell) && !titleLabel.test(cell.text);
  const labels = joinLabels(cells.filter(isLabel));
  const rest = cells.filter((cell) => !isLabel(cell));
  const rows = rowsOf(rest, ({ size }) => size).map((row) => [...row].sort((a, b) => a.x - b.x));
  const starts = labels.map((label, index) => startOf(label, labels[index - 1], rows, x));
  const [first = rows.length] = starts;
  const before = rows.slice(0, first);
  const bands: Band[] = labels.map((label, index) => ({
    heading: label,
    rows: withDatesOnTop(rows.slice(starts[index], starts[index + 1] ?? rows.length), x),
  }));
  return isFirstPage
    ? { above: before.flat(), bands }
    : { above: [], bands: [{ rows: withDatesOnTop(before, x) }, ...bands] };
};

/** 'Professional Skills' above 'Summary', 'Licenses' above 'and certifi-' and 'cations': a heading of several lines. */
const joinLabels = (labels: readonly Cell[]): Cell[] => {
  const [first, ...others] = [...labels].sort((a, b) => a.baseline - b.baseline);
  if (!first) return [];
  const end = others.findIndex(
    (label, index) => label.baseline - (others[index - 1] ?? first).baseline >= 1.6 * label.size,
  );
  const near = [first, ...(end < 0 ? others : others.slice(0, end))].slice(0, maxLabelLines);
  const wholes = near.map((_, index) => wholeLabel(near.slice(0, index + 1)));
  const last = Math.max(
    wholes.findLastIndex(({ text }, index) => index > 0 && knownSection(text)),
    0,
  );
  return [wholes[last] ?? first, ...joinLabels(others.slice(last))];
};

const maxLabelLines = 4;

const wholeLabel = (lines: readonly Cell[]): Cell => ({
  ...(lines[0] as Cell),
  text: lines
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{L})- (?=\p{Ll})/gu, ''),
  right: Math.max(...lines.map(({ right }) => right)),
  below: lines.slice(1).map(boxOf),
});

/** In type sizes: a wider gap begins a block. */
const blockGap = 1.9;

const topOf = (rows: readonly Cell[][], index: number) => rows[index]?.[0]?.baseline ?? Infinity;

const bottomOf = (row: readonly Cell[]) => Math.max(...row.map(lastBaseline));

/**
 * The first row of a label's section. Labels are beside the first row or, in tables, beside the middle: the section
 * begins after the widest gap since the label before. A row with a date beside it is of the section before.
 */
const startOf = (label: Cell, above: Cell | undefined, rows: readonly Cell[][], x: number): number => {
  const beside = rows.findIndex((_, index) => topOf(rows, index) > label.baseline - 0.6 * label.size);
  if (beside < 0) return rows.length;
  const size = (row: readonly Cell[]) => Math.max(...row.map((cell) => cell.size));
  const gapAbove = (index: number) => topOf(rows, index) - bottomOf(rows[index - 1] ?? []);
  const isWithinBlock =
    label.baseline - topOf(rows, beside - 1) < 1.3 * label.size || gapAbove(beside) < blockGap * label.size;
  if (!isWithinBlock) return beside;
  let start = beside;
  let widest = gapAbove(beside) * 1.25;
  for (let index = beside - 1; index > 0; index--) {
    const row = rows[index] ?? [];
    if (above && topOf(rows, index) <= above.baseline + 0.6 * above.size) break;
    if (!above && gapAbove(index + 1) > 2.2 * size(row)) break;
    if (row.some((cell) => cell.right < x && isDateOrLength(cell))) break;
    if (gapAbove(index) > widest) [start, widest] = [index, gapAbove(index)];
  }
  return start;
};

/** What the label column says about a block, on the first row of the block: its date, and a title above it. */
const withDatesOnTop = (rows: readonly Cell[][], x: number): Cell[][] => {
  const placed: Cell[][] = [];
  let top: Cell[] | undefined;
  let previous: Cell | undefined;
  for (const row of rows) {
    const [label] = row.filter((cell) => cell.x < x - 2);
    const text = row.filter((cell) => cell !== label);
    const start = text[0] ?? label;
    if (!start) continue;
    const startsBlock = !previous || start.baseline - previous.baseline > blockGap * previous.size;
    previous = start;
    if (startsBlock || !top) {
      top = [...row];
      placed.push(top);
      continue;
    }
    const ofBlock = label !== undefined && (isDateOrLength(label) || bulletStart.test(text[0]?.text ?? ''));
    const hasDate = top.some((cell) => cell.x < x - 2 && isDateOrLength(cell));
    if (ofBlock && isDateOrLength(label) && !hasDate) top.unshift(label);
    else if (ofBlock && !isDateOrLength(label)) placed.splice(placed.indexOf(top), 0, [label]);
    else text.unshift(...(label ? [label] : []));
    if (text.length > 0) placed.push(text);
  }
  return placed;
};
