import type { Box, PdfText, TextRun } from '../positioned-text';
import { knownSection } from '../sections/section-names';
import { bulletSign, cellsOf, rowsOf, type Cell } from './cells';
import { regionsOf, type Region } from './columns';
import { withoutFurniture } from './furniture';

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
}

interface Flow extends Pick<Region, 'x' | 'right'> {
  lines: Line[];
  lastPage: number;
}

/** The lines of a document in reading order. Columns that go on at the same place of the next page stay together. */
export const linesOf = ({ pages }: PdfText): Line[] => {
  const cells = withoutFurniture(pages, pages.map(cellsOf));
  const flows: Flow[] = [];
  let columnsGoOn = false;
  for (const [page, ofPage] of cells.entries()) {
    const regions = regionsOf(ofPage);
    for (const region of regions) {
      const earlier = columnsGoOn ? continuedFlow(flows, region, page) : undefined;
      const flow = earlier ?? { x: region.x, right: region.right, lines: [], lastPage: page };
      if (!earlier) flows.push(flow);
      flow.lastPage = page;
      flow.lines.push(...linesOfRegion(region, flows.indexOf(flow), pages[page]?.rules ?? []));
    }
    columnsGoOn = !isNewspaper(regions);
  }
  return flows.flatMap(({ lines }) => lines);
};

const continuedFlow = (flows: readonly Flow[], region: Region, page: number): Flow | undefined => {
  const [best] = flows
    .filter(
      (flow) =>
        flow.lastPage === page - 1 && Math.abs(flow.x - region.x) < 12 && region.right < flow.right + 24,
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

const linesOfRegion = ({ cells, right }: Region, flow: number, rules: readonly Box[]): Line[] => {
  const lines: Line[] = [];
  for (const row of rowsOf(cells, ({ size }) => size, isBeside)) {
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

/** A date at the right edge may sit a little higher or lower than its title. */
const isBeside = (row: readonly Cell[], cell: Cell) =>
  row.every(
    (other) =>
      Math.abs(cell.baseline - other.baseline) < 0.75 * Math.max(cell.size, other.size) &&
      (cell.x > other.right + 2 * cell.size || cell.right < other.x - 2 * cell.size),
  );

const lineOf = (row: readonly Cell[], flow: number, columnRight: number): Line => {
  const [first, last] = [row[0], row.at(-1)];
  const joined = row.map(({ text }) => text.replaceAll('\t', ' ')).join('  ');
  const bullet = bulletStart.exec(joined);
  const runs = row.flatMap((cell) => cell.runs);
  // The style is that of the words a line begins with: a title stays bold whatever stands beside it.
  const main = runs.find(({ text }) => !bulletSign.test(text.trim())) ?? runs[0];
  return {
    page: first?.page ?? 0,
    flow,
    x: first?.x ?? 0,
    right: last?.right ?? 0,
    baseline: first?.baseline ?? 0,
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
  };
};

const bulletStart = /^(?:[•▪●○◦➢➤►▸✓✔‣■□]\s*|[–—*·o-]\s+)(?=\S)/;

/** The place of a line, for pointing at it. */
export const boxOf = ({
  page,
  x,
  right,
  baseline,
  size,
}: Pick<Line, 'page' | 'x' | 'right' | 'baseline' | 'size'>): Box => ({
  page,
  x,
  y: baseline - size * 0.8,
  width: right - x,
  height: size * 1.05,
});
