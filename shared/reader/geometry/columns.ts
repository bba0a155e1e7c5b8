import { dateIn, dateLabel, isDate, isLengthOfTime } from '#shared/text/dates';
import { looksLikePlace } from '#shared/resume/words';
import { areColumnLabels, fieldOf } from '../fields/field-labels';
import { knownSection } from '../sections/section-names';
import { isWholeDate } from './broken-dates';
import { rowsOf, type Cell } from './cells';

/** Cells that are read together, between two vertical edges. */
export interface Region {
  x: number;
  right: number;
  cells: readonly Cell[];
}

const minRows = 3;
/** In type sizes. */
const minGutter = 1;
const narrowGutter = 0.7;
const manyRows = 12;
/** In points: list items begin a little to the right of their heading. */
const maxIndent = 14;

/**
 * Splits a page into its columns, in reading order: what is above them, then left, then right, then what is below.
 * A gutter is a strip that no text crosses over several rows. Rows of a table are not columns: a date beside each entry,
 * or a label beside each value.
 */
export const regionsOf = (cells: readonly Cell[], depth = 0): Region[] => {
  const gutter = depth < maxDepth ? widestGutter(cells) : undefined;
  if (!gutter) return cells.length === 0 ? [] : [regionOf(cells)];
  const { left, right, top } = gutter;
  // A cell across the gutter may be on the first or last row of the columns.
  const beside = new Set([...left, ...right]);
  const rest = cells.filter((cell) => !beside.has(cell));
  const parts = [
    rest.filter(({ baseline }) => baseline <= top),
    left,
    right,
    rest.filter(({ baseline }) => baseline > top),
  ];
  return parts.flatMap((part) => regionsOf(part, depth + 1));
};

const maxDepth = 7;

const regionOf = (cells: readonly Cell[]): Region => ({
  x: Math.min(...cells.map(({ x }) => x)),
  right: Math.max(...cells.map(({ right }) => right)),
  cells,
});

interface Gutter {
  left: Cell[];
  right: Cell[];
  top: number;
  bottom: number;
  score: number;
  areCards: boolean;
}

const widestGutter = (cells: readonly Cell[]): Gutter | undefined => {
  const sorted = [...cells].sort((a, b) => a.baseline - b.baseline);
  const tables = rowsOfTables(cells);
  let best: Gutter | undefined;
  for (const x of leftEdges(cells))
    for (const run of uncrossedRuns(sorted, x, tables))
      for (const gutter of guttersOf(withoutAttachedRows(run, sorted, x), x))
        if (gutter.score > (best?.score ?? 0)) best = gutter;
  return best;
};

/** Of a form, whose rows are read as a whole, only sections of cards have columns. */
const guttersOf = (run: readonly Cell[], x: number): Gutter[] => {
  const whole = gutterOf(run, x);
  const parts = betweenHeadings(run, x);
  if (parts.length === 1) return whole ? [whole] : [];
  return parts.flatMap((part) => {
    const gutter = gutterOf(part, x);
    return gutter && (whole || gutter.areCards) ? [gutter] : [];
  });
};

/**
 * Cards and lists beside each other end with their section: where all headings are at the left, nothing is beside one, and what is
 * beside the text below it begins on its first row.
 */
const betweenHeadings = (run: readonly Cell[], x: number): readonly (readonly Cell[])[] => {
  const [left, right] = [run.filter((cell) => cell.x < x), run.filter((cell) => cell.x >= x)];
  const known = run.filter(({ text }) => knownSection(text));
  const size = Math.max(...known.map(sizeOf));
  // 'Software' in smaller type names a group of skills.
  const isHeading = (cell: Cell) => cell.size > size * 0.97 && known.includes(cell);
  const headings = left.filter(isHeading);
  /** The first cell at the right of the section below a heading. */
  const besideTextOf = (heading: Cell) => {
    const isBelow = (cell: Cell) => cell.baseline > heading.baseline;
    const [first, next] = [right.find(isBelow), headings.find(isBelow)];
    return first && !(next && next.baseline < first.baseline) ? first : undefined;
  };
  const endsColumns = (heading: Cell) => {
    const first = left.find((cell) => cell.baseline > heading.baseline);
    const beside = besideTextOf(heading);
    return (
      right.every((cell) => Math.abs(cell.baseline - heading.baseline) > heading.size) &&
      (!beside || (first !== undefined && isBeside([first], [beside])))
    );
  };
  const top = Math.min(...headings.map(({ baseline }) => baseline));
  const above = left.filter(({ baseline }) => baseline < top);
  const areRows = headings.some(besideTextOf) || isDatesOnly(rowsOf(above, sizeOf));
  if (headings.length === 0 || !areRows || right.some(isHeading) || !headings.every(endsColumns))
    return [run];
  const parts: Cell[][] = [[]];
  for (const cell of run)
    if (headings.includes(cell)) parts.push([]);
    else parts.at(-1)?.push(cell);
  return parts;
};

/** Positions at which at least three cells begin, counting those that are slightly indented. */
const leftEdges = (cells: readonly Cell[]): number[] => {
  const edges = [...new Set(cells.map(({ x }) => Math.round(x)))];
  return edges
    .filter((edge) => cells.filter(({ x }) => x > edge - 1 && x < edge + maxIndent).length >= minRows)
    .map((edge) => edge - 1);
};

/** The rows that cells of tables are in, drawn ones and those below a row of column headings: tables are read by the row. */
const rowsOfTables = (cells: readonly Cell[]): ReadonlyMap<Cell, readonly Cell[]> => {
  const rows = (areDrawn: boolean) =>
    rowsOf(
      cells.filter(({ isOfTable = false }) => isOfTable === areDrawn),
      sizeOf,
    );
  const tables = new Map(rows(true).flatMap((row) => row.map((cell) => [cell, row])));
  let columns: readonly Cell[] = [];
  for (const row of rows(false)) {
    const isHeader = row.length >= minRows && areColumnLabels(row.map(({ text }) => text));
    if (isHeader) columns = row;
    const isRow = row.every((cell) => columns.some((column) => isInColumn(cell, column)));
    if (!isRow) columns = [];
    else if (columns.length > 0) for (const cell of row) tables.set(cell, row);
  }
  return tables;
};

const isInColumn = (cell: Cell, column: Cell) =>
  Math.abs(cell.x - column.x) < maxIndent ||
  Math.abs(cell.x + cell.right - column.x - column.right) < 2 * maxIndent ||
  Math.abs(cell.right - column.right) < maxIndent;

/** Runs of consecutive cells, from the top down, of which none crosses the strip left of `x`, nor has its row of a table on both sides. */
const uncrossedRuns = (
  sorted: readonly Cell[],
  x: number,
  tables: ReadonlyMap<Cell, readonly Cell[]>,
): Cell[][] => {
  const runs: Cell[][] = [[]];
  // A narrow gutter shows in the many lines and the headings that begin behind it.
  const begun = sorted.filter((cell) => Math.abs(cell.x - 1 - x) <= 1);
  const isColumn = begun.length >= manyRows && begun.filter((cell) => isKnown([cell])).length > 1;
  const gutter = isColumn ? narrowGutter : minGutter;
  for (const cell of sorted)
    if (tables.get(cell)?.some((other) => other.x < x !== cell.x < x)) runs.push([]);
    else if (cell.x < x && cell.right > x - gutter * cell.size * 0.9) runs.push([]);
    else runs.at(-1)?.push(cell);
  return runs.filter((run) => run.length >= 2 * minRows);
};

const maxAttachedRows = 3;
/** A heading, a title, two lines of details and an address. */
const maxOpeningRows = 5;
/** In type sizes: a wider gap separates what is above columns, or below them, from the columns. */
const separation = { above: 1.65, below: 1.95 };

/** Without the last lines of a paragraph above the columns, and what follows below them: its heading and short lines. */
const withoutAttachedRows = (run: readonly Cell[], sorted: readonly Cell[], x: number): readonly Cell[] => {
  const rows = rowsOf(run, sizeOf);
  const [start, end] = [sorted.indexOf(run[0] as Cell), sorted.indexOf(run.at(-1) as Cell)];
  const above = sorted[start - 1];
  const below = sorted[end + 1];
  let [first, last] = [0, rows.length];
  if (above) {
    let edge = above;
    while (first < maxAttachedRows && isAttached(edge, rows[first]?.[0], separation.above))
      edge = rows[first++]?.[0] as Cell;
    if (first === maxAttachedRows) first = 0;
  }
  if (below) {
    let edge = below;
    while (
      rows.length - last < maxOpeningRows &&
      !knownSection(edge.text) &&
      isAttached(rows[last - 1]?.[0], edge, separation.below)
    )
      edge = rows[--last]?.[0] as Cell;
    const isOpening = knownSection(edge.text) && rows.slice(last).every((row) => isLeftOf(row, x));
    if (rows.length - last >= maxAttachedRows && !isOpening) last = rows.length;
  }
  return rows.slice(first, last).flat();
};

const isLeftOf = (row: readonly Cell[], x: number) => row.every(({ right }) => right < x);

const isAttached = (upper: Cell | undefined, lower: Cell | undefined, distance: number) =>
  upper !== undefined &&
  lower !== undefined &&
  lower.baseline - upper.baseline < distance * Math.max(upper.size, lower.size);

const gutterOf = (run: readonly Cell[], x: number): Gutter | undefined => {
  const left = run.filter((cell) => cell.x < x);
  const right = run.filter((cell) => cell.x >= x);
  const [leftRows, rightRows] = [rowsOf(left, sizeOf), rowsOf(right, sizeOf)];
  if (leftRows.length < minRows || rightRows.length < minRows) return undefined;
  const overlap =
    Math.min(lastBaseline(left), lastBaseline(right)) - Math.max(firstBaseline(left), firstBaseline(right));
  if (overlap < minRows * 8) return undefined;
  const cards = areCards(leftRows, rightRows);
  if (isTable(leftRows, rightRows, cards)) return undefined;
  const top = Math.min(firstBaseline(left), firstBaseline(right));
  const bottom = Math.max(lastBaseline(left), lastBaseline(right));
  const width = Math.min(...right.map((cell) => cell.x)) - Math.max(...left.map((cell) => cell.right));
  return {
    left,
    right,
    top,
    bottom,
    score: (bottom - top) * (1 + Math.min(width, 40) / 200),
    areCards: cards,
  };
};

const sizeOf = ({ size }: Cell) => size;
const firstBaseline = (cells: readonly Cell[]) => Math.min(...cells.map(({ baseline }) => baseline));
const lastBaseline = (cells: readonly Cell[]) => Math.max(...cells.map(({ baseline }) => baseline));

/** Whether one side only labels the rows of the other: dates or places beside entries, headings beside sections. */
const isTable = (leftRows: Cell[][], rightRows: Cell[][], cards: boolean): boolean => {
  if (isDatesOnly(leftRows) || isDatesOnly(rightRows) || isHeadingsOnly(leftRows)) return true;
  const labels = leftRows.filter((row) => !isKnown(row));
  if (
    areLabels(leftRows, rightRows) ||
    areFactsBeside(rightRows, leftRows) ||
    areFactsBeside(labels, rightRows)
  )
    return true;
  if (cards) return false;
  // A form: all headings are at the left, and every other line there is beside one.
  const areBesideRight = labels.every((row) => rightRows.some((other) => isBeside(row, other)));
  const goesOn = leftRows.slice(1).some(isKnown);
  if (goesOn && areBesideRight && !rightRows.some(isKnown)) return true;
  const [few, many] = leftRows.length < rightRows.length ? [leftRows, rightRows] : [rightRows, leftRows];
  const blocks = blocksOf(few);
  const startsBeside = (row: Cell[] | undefined) =>
    row !== undefined && many.some((other) => isBeside(row, other));
  // A column has sections of its own. Headings alone label the sections beside them, and words between dates the lines.
  const areBeside = few.every(startsBeside) && few.some((row) => row.some(({ text }) => isDate(text)));
  const headings = areBeside ? 0 : few.filter(isKnown).length;
  if (headings > 0 && headings < few.length * 0.7) return false;
  const alignedRows = few.filter(startsBeside).length / few.length;
  const alignedBlocks = blocks.filter((block) => startsBeside(block[0])).length / blocks.length;
  // The sections of one side continue on the other: a grid inside each of them.
  const manyHeadings = many.filter(isKnown).length;
  if (headings === 0 && manyHeadings >= 2 && alignedBlocks === 1) return true;
  if (alignedBlocks >= 0.8) {
    const dated = blocks.filter((block) => block.some((row) => row.some(({ text }) => dateIn(text))));
    if (dated.length >= blocks.length * 0.5) return true;
  }
  if (alignedRows < 0.85) return false;
  return few.length <= many.length * 0.6 || few.length < 6;
};

const isKnown = ([cell]: Cell[]) => cell !== undefined && knownSection(cell.text) !== undefined;

/** Dates and places at the edge of the text, each beside a line of it. */
const areFactsBeside = (rows: Cell[][], text: Cell[][]): boolean => {
  const share = (test: (row: Cell[]) => boolean) => rows.filter(test).length / rows.length;
  return (
    share((row) => row.some((cell) => isDate(cell.text))) > 0 &&
    share((row) => row.every((cell) => isDate(cell.text) || looksLikePlace(cell.text))) >= 0.6 &&
    share((row) => text.some((other) => isBeside(row, other))) >= 0.8
  );
};

/** Titles beside titles, and below them text beside text: entries beside each other. */
const areCards = (leftRows: Cell[][], rightRows: Cell[][]): boolean => {
  const edge = Math.min(...rightRows.map(([cell]) => cell?.x ?? Infinity));
  const styleOf = ([cell]: Cell[]) => `${Math.round((cell?.size ?? 0) * 2)} ${cell?.runs[0]?.bold}`;
  const pairs = rightRows.flatMap((row) =>
    leftRows.filter((left) => isBeside(left, row)).map((left) => [left, row] as const),
  );
  const alike = pairs.flatMap(([left, row]) =>
    styleOf(left) === styleOf(row) && (row[0]?.x ?? 0) < edge + 3 ? [row] : [],
  );
  return (
    alike.length >= rightRows.length * 0.8 &&
    new Set(alike.map(styleOf)).size > 1 &&
    rightRows.some((row) => row.some(({ text }) => dateIn(text))) &&
    !alike[0]?.every(({ text }) => fieldOf(text))
  );
};

/** 'Position' beside ': Nurse', or 'Position:' beside 'Nurse', or what forms call a field. */
const areLabels = (leftRows: Cell[][], rightRows: Cell[][]): boolean => {
  const labels = leftRows.filter((row) =>
    rightRows.some(
      (other) =>
        isBeside(row, other) &&
        (/:$/.test(row.at(-1)?.text ?? '') ||
          /^:/.test(other[0]?.text ?? '') ||
          row.every(({ text }) => fieldOf(text))),
    ),
  );
  return labels.length >= minRows && labels.length >= leftRows.length * 0.6;
};

/** Headings to the left of their sections have no text of their own. */
const isHeadingsOnly = (rows: readonly Cell[][]): boolean => {
  const known = rows.filter((row) => row.length === 1 && row[0] && knownSection(row[0].text)).length;
  return known >= 3 && known >= rows.length * 0.7;
};

/** Dates are never a column of their own, also where centered headings stand above them. */
const isDatesOnly = (rows: readonly Cell[][]): boolean => {
  const texts = rows.map((row) => row.map(({ text }) => text).join(' '));
  const content = texts.filter((text) => !knownSection(text));
  return (
    content.length > 0 &&
    content.every((text) => isWholeDate(text) || isLengthOfTime(text) || dateLabel.test(text))
  );
};

const isBeside = ([a]: Cell[], [b]: Cell[]) =>
  a !== undefined && b !== undefined && Math.abs(a.baseline - b.baseline) <= 0.5 * Math.max(a.size, b.size);

/** Rows with no more than a line's distance between them. */
const blocksOf = (rows: Cell[][]): Cell[][][] => {
  const blocks: Cell[][][] = [];
  let previous: Cell | undefined;
  for (const row of rows) {
    const [cell] = row;
    if (!cell) continue;
    if (previous && cell.baseline - previous.baseline < 1.7 * Math.max(cell.size, previous.size))
      blocks.at(-1)?.push(row);
    else blocks.push([row]);
    previous = cell;
  }
  return blocks;
};
