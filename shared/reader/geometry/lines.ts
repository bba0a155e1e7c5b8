import type { Box } from '#shared/resume/read-resume';
import type { PageText, PdfText, TextRun } from '../positioned-text';
import { knownSection } from '../sections/section-names';
import { bulletSign, bulletStart } from '#shared/text/lists';
import { rowsOf, type Cell } from './cells';
import { cellsOfPages } from './ruled-tables';
import { withCaptionsBeside } from './captions';
import { regionsOf, type Region } from './columns';
import { isWholeDate, withMarginFacts, withWholeDates } from './broken-dates';
import { withDrawnBullets } from './drawn-bullets';
import { withoutFurniture } from './furniture';
import { sideHeadsOf } from './side-heads';
import { bandsOf, labelColumnOf, type LabelColumn } from './label-column';
import { isDate } from '#shared/text/dates';

/** A row of text inside one column. */
export interface Line {
  page: number;
  /** Which column of the document it belongs to, in reading order. */
  flow: number;
  x: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
  italic: boolean;
  text: string;
  /** What wide gaps separate: an entry's title and its date. */
  cells: readonly Cell[];
  runs: readonly TextRun[];
  /** From the line above in the same column, in type sizes; infinite for the first of a column. */
  gap: number;
  hasRuleBelow: boolean;
  /** The width of its column, to know whether a line is full. */
  columnRight: number;
  /** Starts with a bullet. `text` is without it. */
  isBullet: boolean;
  /** In files without pages: the text ends here, and the next line does not go on with it. */
  endsParagraph?: boolean | undefined;
  /** The level of what is known to be a heading, from 1. */
  level?: number | undefined;
  /** In tables: an entry begins here. */
  startsEntry?: boolean | undefined;
  /** In tables: a heading of a list. */
  beginsSection?: boolean | undefined;
  /** No text of the person's: a page number, or the headings of a table's columns, which are at its cells. */
  isFurniture?: boolean | undefined;
  /** The text about an entry begins here, on the line of its title. */
  startsBody?: boolean | undefined;
}

interface Flow extends Pick<Region, 'x' | 'right'> {
  lines: Line[];
  lastPage: number;
}

/** The lines of a document in reading order. Columns that go on at the same place of the next page stay together. */
export const linesOf = (text: PdfText): { lines: Line[]; furniture: readonly Cell[] } => {
  const pages = withDrawnBullets(text.pages);
  const { cells, furniture } = withoutFurniture(
    pages,
    withCaptionsBeside(cellsOfPages(pages)).map((ofPage) => withMarginFacts(withWholeDates(ofPage))),
  );
  const labels = labelColumnOf(cells);
  const lines = labels ? linesBesideLabels(cells, pages, labels) : linesOfColumns(cells, pages);
  return { lines: withWholeLists(lines), furniture };
};

/** Lists beside each other go on over a page, each below its own first lines. */
const withWholeLists = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = [];
  for (const line of lines) {
    const list = listOf(line);
    const above =
      line.beginsSection || list === undefined ? -1 : whole.findLastIndex((other) => listOf(other) === list);
    const isOfIt = above >= 0 && whole.slice(above).every((other) => listOf(other) !== undefined);
    whole.splice(isOfIt ? above + 1 : whole.length, 0, line);
  }
  return whole;
};

const listOf = ({ cells }: Line) => cells[0]?.list;

const linesOfColumns = (cells: readonly Cell[][], pages: readonly PageText[]): Line[] => {
  const flows: Flow[] = [];
  let columnsGoOn = false;
  for (const [page, ofPage] of cells.entries()) {
    const regions = regionsOf(ofPage);
    const before = flows.filter(({ lastPage }) => lastPage === page - 1);
    for (const region of regions) {
      const isAtTop = !regions.some((other) => bottomOf(other) < topOf(region));
      const earlier = columnsGoOn && isAtTop ? continuedFlow(before, region, page) : undefined;
      const flow = earlier ?? { x: region.x, right: region.right, lines: [], lastPage: page };
      if (!earlier) flows.push(flow);
      flow.lastPage = page;
      flow.lines.push(...linesOfRegion(region, flows.indexOf(flow), pages[page]?.rules ?? []));
    }
    columnsGoOn = !isNewspaper(regions);
  }
  return flows.flatMap(({ lines }) => lines);
};

/** Where headings stand to the left of their sections: what is above them, then each heading and its section. */
const linesBesideLabels = (
  cells: readonly Cell[][],
  pages: readonly PageText[],
  column: LabelColumn,
): Line[] => {
  const right = Math.max(...cells.flat().map((cell) => cell.right));
  return cells.flatMap((ofPage, page) => {
    const rules = pages[page]?.rules ?? [];
    const { above, bands } = bandsOf(ofPage, column, page === 0);
    const regions = regionsOf(above);
    return [
      ...regions.flatMap((region, flow) => linesOfRegion(region, flow, rules)),
      ...bands.flatMap(({ heading, rows }) => [
        ...(heading ? [{ ...lineOf([heading], labelFlow, right), level: 1 }] : []),
        ...linesOfRows(rows, labelFlow, right, rules),
      ]),
    ];
  });
};

/** All sections beside labels are one column. */
const labelFlow = 1000;

const topOf = ({ cells }: Region) => Math.min(...cells.map(({ baseline }) => baseline));
const bottomOf = ({ cells }: Region) => Math.max(...cells.map(({ baseline }) => baseline));

/** Of the columns of the page before. Cards, which have no heading, end above the next one. */
const continuedFlow = (before: readonly Flow[], region: Region, page: number): Flow | undefined => {
  const bottom = ({ lines }: Flow) => lines.findLast((line) => line.page < page)?.baseline ?? 0;
  const beginsSection = region.cells.some(
    ({ text, baseline }) => baseline === topOf(region) && knownSection(text) !== undefined,
  );
  const hasHeading = ({ lines }: Flow) => lines.some(({ text }) => knownSection(text));
  // What has another column below it ended there.
  const isAtFoot = (flow: Flow) =>
    !before.some((other) => other.x < flow.right && other.right > flow.x && bottom(other) > bottom(flow));
  const [best] = before
    .filter(
      (flow) =>
        flow.lastPage < page &&
        isAtFoot(flow) &&
        (!beginsSection || hasHeading(flow)) &&
        Math.abs(flow.x - region.x) < 12 &&
        region.right < flow.right + 24,
    )
    .sort((a, b) => Math.abs(a.right - region.right) - Math.abs(b.right - region.right));
  return best;
};

/** Whether text runs from the foot of one column to the top of the next: a right column that begins without a heading. */
const isNewspaper = (regions: readonly Region[]) =>
  regions.some(({ x, cells }, index) => {
    const before = regions[index - 1];
    const first = [...cells].sort((a, b) => a.baseline - b.baseline)[0];
    const largest = Math.max(...regions.flatMap((region) => region.cells.map(({ size }) => size)));
    return (
      before !== undefined &&
      first !== undefined &&
      x > before.right &&
      cells.length > 5 &&
      first.size < largest * 0.9 &&
      !knownSection(first.text)
    );
  });

const linesOfRegion = ({ cells, x, right }: Region, flow: number, rules: readonly Box[]): Line[] => {
  const rows = rowsOf(cells, ({ size }) => size, isBeside).map((row) => [...row].sort((a, b) => a.x - b.x));
  const groups = sideHeadsOf(rows);
  if (!groups) return fromLeftEdge(linesOfRows(rows, flow, right, rules), x);
  const lines: Line[] = [];
  for (const { side, rows: own } of groups) {
    const end = side === 'head' ? Math.max(...own.flat().map((cell) => cell.right)) : right;
    const bottom = Math.max(...lines.map(({ baseline }) => baseline));
    for (const [index, line] of linesOfRows(own, flow, end, rules).entries())
      lines.push({
        ...line,
        ...(side === 'head' && { x, columnRight: line.columnRight + line.x - x }),
        // What is beside a head is below it.
        gap: index === 0 && side !== 'text' ? (line.baseline - bottom) / line.size : line.gap,
      });
  }
  return lines;
};

/** Where a column is centered or aligned at its right edge: its lines as if each began at the left one, with their room behind them. */
const fromLeftEdge = (lines: Line[], x: number): Line[] => {
  const mostAt = (place: (line: Line) => number) => {
    const counts = new Map<number, number>();
    for (const line of lines)
      counts.set(Math.round(place(line)), (counts.get(Math.round(place(line))) ?? 0) + 1);
    const near = (at: number) =>
      (counts.get(at - 1) ?? 0) + (counts.get(at) ?? 0) + (counts.get(at + 1) ?? 0);
    return [...counts.keys()].reduce((most, at) => Math.max(most, near(at)), 0) / lines.length;
  };
  const isAtLeft = mostAt((line) => line.x) >= 0.5;
  if (lines.length < minAligned || isAtLeft) return lines;
  const most = Math.max(
    mostAt((line) => line.right),
    mostAt((line) => line.x + line.right),
  );
  if (most < 0.7) return lines;
  return lines.map((line) => ({ ...line, x, columnRight: line.columnRight + line.x - x }));
};

const minAligned = 4;

const linesOfRows = (rows: readonly Cell[][], flow: number, right: number, rules: readonly Box[]): Line[] => {
  const lines: Line[] = [];
  for (const row of withListsApart(withDatesBeside(rows))) {
    const line = lineOf(
      [...row].sort((a, b) => a.x - b.x),
      flow,
      right,
    );
    const above = lines.at(-1);
    if (above) line.gap = (line.baseline - above.baseline) / Math.max(line.size, above.size);
    lines.push(line);
  }
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]?.baseline ?? Infinity;
    line.hasRuleBelow = rules.some(
      (rule) =>
        rule.page === line.page &&
        rule.y > line.baseline - 1 &&
        rule.y < Math.min(next - line.size * 0.5, line.baseline + line.size * 1.6) &&
        rule.x < line.right &&
        rule.x + rule.width > line.x,
    );
  }
  return lines;
};

/** Lists beside each other in a table are read one after the other. */
const withListsApart = (rows: readonly Cell[][]): Cell[][] => {
  const apart: Cell[][] = [];
  const listed: Cell[] = [];
  const close = () => {
    const lists = [...new Set(listed.map(({ list }) => list ?? 0))].sort((a, b) => a - b);
    apart.push(...lists.flatMap((list) => listed.filter((cell) => cell.list === list).map((cell) => [cell])));
    listed.length = 0;
  };
  for (const row of rows)
    if (row.every(({ list }) => list !== undefined)) listed.push(...row);
    else {
      close();
      apart.push(row);
    }
  close();
  return apart;
};

/** In type sizes: how far above or below its title a date at the right edge may be. */
const maxDateOffset = 1.5;

/**
 * A date alone at the right of the text belongs to the nearest row that ends before it and has no date. One beside the first
 * item of a list belongs to the row above the list.
 */
const withDatesBeside = (rows: readonly Cell[][]): Cell[][] => {
  const kept: Cell[][] = rows.map((row) => [...row]);
  for (const row of [...kept]) {
    const date = row.at(-1);
    const isItem = row.length > 1 && isListItem(row);
    if (!date || !isDate(date.text) || (row.length > 1 && !isItem)) continue;
    const index = kept.indexOf(row);
    const distance = (other: Cell[] | undefined) => {
      const last = other?.at(-1);
      const isBefore = other?.every(({ right }) => right < date.x - date.size);
      const isFree = last && (isItem || isBefore) && other?.every(({ text }) => !isDate(text));
      return isFree ? Math.abs(last.baseline - date.baseline) / Math.max(last.size, date.size) : Infinity;
    };
    const [before, after] = [kept[index - 1], kept[index + 1]];
    if (isItem) {
      if (!before || isListItem(before) || distance(before) > 2 * maxDateOffset) continue;
      before.push(...row.splice(-1));
      continue;
    }
    const nearest = distance(before) < distance(after) ? before : after;
    if (!nearest || distance(nearest) > maxDateOffset) continue;
    nearest.push(date);
    kept.splice(index, 1);
  }
  return kept;
};

const isListItem = ([first]: readonly Cell[]) => first !== undefined && bulletStart.test(first.text);

/** A date at the right edge may sit a little higher or lower than its title. */
const isBeside = (row: readonly Cell[], cell: Cell) =>
  row.every(
    (other) =>
      Math.abs(cell.baseline - other.baseline) < 0.75 * Math.max(cell.size, other.size) &&
      (cell.x > other.right + 2 * cell.size || cell.right < other.x - 2 * cell.size),
  );

/** 'Age', ':' and '29', or 'Age' and ': 29': the colon of a form goes with the label before it. */
const withColons = (row: readonly Cell[]): readonly Cell[] =>
  row.flatMap((cell, index) => {
    const isBehindColon = index > 0 && cell.text.startsWith(':');
    const isAnswer = isBehindColon || cell.isAnswer;
    const text = isBehindColon ? cell.text.replace(/^:\s*/, '') : cell.text;
    if (text === '') return [];
    return [
      row[index + 1]?.text.startsWith(':') ? { ...cell, text: `${text}:` } : { ...cell, text, isAnswer },
    ];
  });

/** A line of cells, from left to right. */
export const lineOf = (cells: readonly Cell[], flow: number, columnRight: number): Line => {
  const row = withColons(cells);
  const [first, last] = [row[0], row.at(-1)];
  const [largest] = [...row].sort((a, b) => b.size - a.size);
  const joined = row.map(({ text }) => text.replaceAll('\t', ' ')).join('  ');
  const bullet = bulletStart.exec(joined);
  const runs = row.flatMap((cell) => cell.runs);
  // A date to the left of its entry is no part of the column.
  const beside = row.findIndex(({ isMarginal, text }) => !isMarginal && !isWholeDate(text));
  const start = (first && isWholeDate(first.text) ? row[beside] : undefined) ?? first;
  // The style is that of the words a line begins with: a title stays bold whatever stands beside it.
  const main = start?.runs.find(({ text }) => !bulletSign.test(text.trim())) ?? runs[0];
  return {
    page: first?.page ?? 0,
    flow,
    x: start?.x ?? 0,
    right: last?.right ?? 0,
    baseline: largest?.baseline ?? 0,
    size: main?.size ?? 0,
    bold: main?.bold ?? false,
    italic: main?.italic ?? false,
    text: bullet ? joined.slice(bullet[0].length) : joined,
    cells: row,
    runs,
    gap: Infinity,
    hasRuleBelow: false,
    columnRight,
    isBullet: bullet !== null,
    startsEntry:
      row.some(({ isOfTable, label, isRest }) => isOfTable && label !== undefined && !isRest) || undefined,
    beginsSection: row.every(({ beginsSection }) => beginsSection) || undefined,
    isFurniture: row.every(({ isColumnHeading }) => isColumnHeading) || undefined,
  };
};
