import type { Box, SectionKind } from '#shared/resume/read-resume';
import {
  areColumnLabels,
  areLabelsInTurn,
  asOneAnswer,
  asOneLabel,
  areSubLabels,
  fieldOf,
} from '../fields/field-labels';
import { isFormLabel } from '../fields/form-labels';
import type { PageText, TextRun } from '../positioned-text';
import { areSectionNames, knownSection } from '../sections/section-names';
import { isWholeDate } from './broken-dates';
import { boxOf, cellsOf, rowsOf, joinWords, type Cell } from './cells';

/** In points: lines that are as close meet. */
const slack = 2;
const limits = { lines: 2000, columns: 40, rows: 400 } as const;

/** What drawn lines enclose, between two of them from left to right. */
interface Enclosed {
  x: number;
  end: number;
  /** The row that it begins in. */
  top: number;
  runs: TextRun[];
}

/** A column of a table, between two lines of the page. */
interface Column {
  x: number;
  end: number;
  label: string;
}

/**
 * The cells of all pages; those of a table with drawn lines are one each, with the heading of its column, and on one baseline in each
 * row. Where a heading or a text is broken over lines, nothing else says what belongs together.
 */
export const cellsOfPages = (pages: readonly PageText[]): Cell[][] => {
  let goesOn: Going = noHeadings;
  return pages.map(withRunsSplit).map((page, index) => {
    const taken = new Set<TextRun>();
    const cells: Cell[] = [];
    const grids = gridsOf(page);
    for (const enclosed of grids) {
      const read = tableRows(rowsIn(enclosed), goesOn, page, index);
      goesOn = read.goesOn;
      for (const row of read.rows) {
        for (const run of row.runs) taken.add(run);
        cells.push(...row.cells);
      }
    }
    if (grids.length === 0) goesOn = noHeadings;
    if (taken.size === 0) return cellsOf(page, index);
    const others = cellsOf({ ...page, runs: page.runs.filter((run) => !taken.has(run)) }, index);
    return [...others, ...cells].sort((a, b) => a.baseline - b.baseline || a.x - b.x);
  });
};

/** PDF readers join the texts of neighboring cells where they are close: a line drawn between two words parts them. */
const withRunsSplit = (page: PageText): PageText => ({
  ...page,
  runs: page.runs.flatMap((run) =>
    (/\s/.test(run.text) && page.uprights.length <= limits.lines ? page.uprights : [])
      .filter(
        ({ y, height }) => y < run.baseline - 0.3 * run.size && run.baseline - 0.3 * run.size < y + height,
      )
      .reduce<TextRun[]>((parts, { x }) => parts.flatMap((part) => splitAt(part, x)), [run]),
  ),
});

const splitAt = (run: TextRun, x: number): TextRun[] => {
  const { text, width } = run;
  if (x <= run.x || x >= run.x + width) return [run];
  const share = (x - run.x) / width;
  const away = (at: number) => Math.abs((at + 0.5) / text.length - share) * width;
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index);
  const space = spaces.sort((a, b) => away(a) - away(b))[0];
  if (space === undefined || away(space) > run.size) return [run];
  const left = { ...run, text: text.slice(0, space), width: x - slack - run.x };
  const right = { ...run, text: text.slice(space + 1), x: x + slack, width: run.x + width - x - slack };
  return [left, right].filter((part) => part.text !== '');
};

const rowsIn = (enclosed: readonly Enclosed[]): Enclosed[][] =>
  [...new Set(enclosed.map(({ top }) => top))].map((top) =>
    enclosed.filter((one) => one.top === top && one.runs.length > 0).sort((a, b) => a.x - b.x),
  );

/**
 * A table that reaches the end of a page goes on without its headings: those of its columns, or of the lists beside each other. Two rows
 * of headings are those of entries of two rows.
 */
interface Going {
  columns: readonly (readonly Column[])[];
  /** The rows below the headings. */
  count: number;
  lists: readonly Enclosed[];
}

const noHeadings: Going = { columns: [], count: 0, lists: [] };

interface TableRow {
  cells: Cell[];
  runs: readonly TextRun[];
}

/** The rows of tables whose columns have headings, and rows of labels beside their values. */
const tableRows = (
  rows: readonly Enclosed[][],
  before: Going,
  page: PageText,
  index: number,
): { rows: TableRow[]; goesOn: Going } => {
  const textOf = (cell: Enclosed) => asOneLabel(linesOfCell(cell, page, index).map(({ text }) => text));
  const read: TableRow[] = [];
  let { columns, count, lists } = before;
  let isBelowHeadings = false;
  const labelOf = ({ x, end }: Enclosed) =>
    columns[count % columns.length]?.find((column) => column.x - slack <= x && end <= column.end + slack)
      ?.label;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? [];
    const texts = row.map(textOf);
    if (row.length === 0) continue;
    const isOfLists = lists.length > 0 && row.every((cell) => lists.some((head) => isWithin(cell, head)));
    const areHeads = areSectionNames(texts) && !areColumnLabels(texts);
    if (areHeads || !isOfLists) lists = areHeads ? row : [];
    if (lists.length > 0) {
      const list = (cell: Enclosed) => lists.findIndex((head) => isWithin(cell, head));
      read.push(rowOf(row, page, index, (cell) => ({ list: list(cell), beginsSection: areHeads })));
      columns = [];
    } else if (row.length === 1 && row[0] && knownSection(linesOfCell(row[0], page, index)[0]?.text ?? '')) {
      columns = [];
      read.push(nameRow(row[0], page, index));
    } else if (row.length === 2 && isSectionRow(texts)) {
      columns = [];
      read.push(...sectionRow(row, texts, page, index));
    } else if (row.length >= 2 && areColumnLabels(texts)) {
      const below = rows[at + 1] ?? [];
      const isDivided = areSubLabels(below.map(textOf));
      const own = row.flatMap((cell, place): Column[] => {
        const parts = isDivided ? below.filter((part) => isWithin(part, cell)) : [];
        return parts.length > 0
          ? parts.map((part) => ({ ...part, label: textOf(part) }))
          : [{ ...cell, label: texts[place] ?? '' }];
      });
      columns = isBelowHeadings ? [...columns, own] : [own];
      count = 0;
      isBelowHeadings = true;
      if (isDivided) at++;
      read.push(rowOf(isDivided ? [...row, ...below] : row, page, index, () => ({ isColumnHeading: true })));
      continue;
    } else if (row.every((cell) => labelOf(cell) !== undefined)) {
      const isRest = count % columns.length > 0;
      read.push(rowOf(row, page, index, (cell) => ({ label: labelOf(cell), isRest })));
      count++;
    } else {
      columns = [];
      if (areLabelsBeside(texts)) read.push(rowOf(row, page, index, () => ({})));
      else if (row.length === 2 && texts.filter(isWholeDate).length === 1)
        read.push(datedRow(row, page, index));
    }
    isBelowHeadings = false;
  }
  return { rows: read, goesOn: { columns, count, lists } };
};

/** 'Date of birth' beside a date: a row of a form. */
const areLabelsBeside = (texts: readonly string[]) =>
  texts.length >= 2 &&
  texts.every((text) => text.length <= maxFormText) &&
  (texts.some(isFormLabel) || areLabelsInTurn(texts));

const maxFormText = 120;

/** Lists and texts that forms ask for in a row of their own. */
const inRow: readonly (SectionKind | undefined)[] = ['languages', 'skills', 'interests', 'summary'];

/** 'Period' beside 'Work History', above rows of dates and jobs; or 'Skills' beside the skills. */
const isSectionRow = ([first = '', second = '']: readonly string[]) =>
  (fieldOf(first) === 'duration' && knownSection(second) !== undefined) ||
  (inRow.includes(knownSection(first)) &&
    knownSection(second) === undefined &&
    // 'Profile' beside an address, 'Languages' beside a line to write on
    (knownSection(first) === 'summary' ? second.split(' ').length > 3 : /\p{L}{3}/u.test(second)));

/** A row that names a section, and may say below how to fill it in. */
const nameRow = (cell: Enclosed, page: PageText, index: number): TableRow => ({
  cells: linesOfCell(cell, page, index).map((line, at) => ({
    ...line,
    isOfTable: true,
    beginsSection: at === 0 || undefined,
  })),
  runs: cell.runs,
});

/** The name of the section begins it; what stands beside it is its first row, or says what is in the column of dates. */
const sectionRow = (
  row: readonly Enclosed[],
  texts: readonly string[],
  page: PageText,
  index: number,
): TableRow[] => {
  const isList = inRow.includes(knownSection(texts[0] ?? ''));
  const [heading, ...others] = isList ? row : [...row].reverse();
  if (!heading) return [];
  const name = rowOf([heading], page, index, () => ({ beginsSection: true }));
  const cells = others.flatMap((other) => linesOfCell(other, page, index));
  const [top = 0] = cells.map(({ baseline }) => baseline).sort((a, b) => a - b);
  const ofTable = cells.map((cell) => ({ ...cell, isOfTable: true, isColumnHeading: !isList }));
  return [
    // Above its row, however the row is aligned.
    {
      ...name,
      cells: name.cells.map((cell) => ({
        ...cell,
        baseline: (isList ? top : cell.baseline) - 0.79 * cell.size,
      })),
    },
    { cells: ofTable, runs: others.flatMap(({ runs }) => runs) },
  ];
};

const isWithin = (part: Enclosed, cell: Enclosed) => cell.x - slack <= part.x && part.end <= cell.end + slack;

/** One cell for each, all on the first baseline. */
const rowOf = (
  row: readonly Enclosed[],
  page: PageText,
  index: number,
  facts: (cell: Enclosed) => Pick<Cell, 'label' | 'isRest' | 'isColumnHeading' | 'list' | 'beginsSection'>,
): TableRow => {
  const baseline = Math.min(...row.flatMap(({ runs }) => runs.map((run) => run.baseline)));
  return {
    cells: row.map((cell) => {
      const lines = linesOfCell(cell, page, index);
      const [first] = lines;
      return {
        page: index,
        x: Math.min(...lines.map(({ x }) => x)),
        right: Math.max(...lines.map(({ right }) => right)),
        baseline,
        size: first?.size ?? 0,
        text: asOneAnswer(
          lines.map(({ text }) => text.replaceAll('\t', ' ')),
          facts(cell).label,
        ),
        runs: lines.flatMap(({ runs }) => runs),
        url: lines.find(({ url }) => url)?.url,
        isOfTable: true,
        ...facts(cell),
      };
    }),
    runs: row.flatMap(({ runs }) => runs),
  };
};

/** A date beside a text of several lines: on the baseline of the first. */
const datedRow = (row: readonly Enclosed[], page: PageText, index: number): TableRow => {
  const [dates, lines] = row
    .map((cell) => linesOfCell(cell, page, index))
    .sort((a, b) => Number(isWholeDate(textOfLines(b))) - Number(isWholeDate(textOfLines(a)))) as [
    Cell[],
    Cell[],
  ];
  const [date] = dates;
  const baseline = lines[0]?.baseline ?? date?.baseline ?? 0;
  return {
    cells: [
      ...(date ? [{ ...date, baseline, text: textOfLines(dates), below: dates.slice(1).map(boxOf) }] : []),
      ...lines,
    ].map((cell) => ({ ...cell, isOfTable: true })),
    runs: row.flatMap(({ runs }) => runs),
  };
};

const textOfLines = (lines: readonly Cell[]) =>
  lines.reduce((text, line) => joinWords(text, line.text), '').trim();

const linesOfCell = ({ runs }: Enclosed, page: PageText, index: number) => cellsOf({ ...page, runs }, index);

/** What the lines of a page enclose, for each set of lines that meet. */
const gridsOf = (page: PageText): Enclosed[][] => {
  const { rules, uprights, runs } = page;
  if (rules.length < 2 || rules.length + uprights.length > limits.lines) return [];
  const grids = groupsThatMeet([...rules, ...uprights]).flatMap((lines) => {
    const [across, down] = [lines.filter(isAcross), lines.filter((line) => !isAcross(line))];
    const xs = distinct(down.map(({ x, width }) => x + width / 2));
    const ys = distinct(across.map(({ y, height }) => y + height / 2));
    if (xs.length < 3 || ys.length < 2 || xs.length > limits.columns || ys.length > limits.rows) return [];
    return [enclosedBy(xs, ys, across, down, runs)];
  });
  const taken = new Set(grids.flat().flatMap((cell) => cell.runs));
  return [...grids, ...bandedTables({ ...page, runs: runs.filter((run) => !taken.has(run)) })];
};

/** In type sizes: what is free in all rows is between columns. */
const gutter = 0.6;
const maxLinesInBand = 4;

/** What stands between two lines of the page below each other. */
interface Band {
  line: Box;
  runs: readonly TextRun[];
}

/** Tables with lines between their rows alone: what no row has a text in is between two columns, if that makes a row of headings. In a form, each row has columns of its own. */
const bandedTables = ({ rules, runs }: PageText): Enclosed[][] =>
  rulesAlike(rules)
    .flatMap((lines) => bandsBetween(lines, runs))
    .flatMap((bands) => {
      const gutters = guttersOf(bands.flatMap(({ runs: own }) => own));
      const rows = bands.map((band, top) => cellsBetween(gutters, band, top));
      if (areColumnLabels((rows[0] ?? []).map(labelIn).filter((text) => text !== ''))) return [rows.flat()];
      const pairs = bands.map((band, top) => cellsBetween(guttersOf(band.runs), band, top));
      const asked = pairs.filter((row) => areLabelsBeside(row.map(labelIn)));
      return asked.length > pairs.length * minAsked ? [pairs.flat()] : [];
    });

/** Of the rows of a form: those with a label beside its answer. */
const minAsked = 0.6;

const labelIn = ({ runs }: Enclosed) => asOneLabel(textsByLine(runs));

const cellsBetween = (
  gutters: readonly number[],
  { line: { x, width }, runs }: Band,
  top: number,
): Enclosed[] =>
  [x, ...gutters].map((start, column) => {
    const end = gutters[column] ?? x + width;
    return { x: start, end, top, runs: runs.filter((run) => run.x >= start - 0.5 && run.x < end) };
  });

/** The middle of each gap that all lines of text leave. */
const guttersOf = (runs: readonly TextRun[]): number[] => {
  const size = Math.max(...runs.map((run) => run.size));
  let right = Infinity;
  return [...runs]
    .sort((a, b) => a.x - b.x)
    .flatMap((run) => {
      const middle = run.x - right > gutter * size ? [(run.x + right) / 2] : [];
      right = Math.max(right === Infinity ? run.x : right, run.x + run.width);
      return middle;
    });
};

/** Rows that follow each other: a band with one text or with many lines is what stands between two tables. */
const bandsBetween = (lines: readonly Box[], runs: readonly TextRun[]): Band[][] => {
  const tables: Band[][] = [[]];
  for (const [index, line] of lines.slice(1).entries()) {
    const top = lines[index]?.y ?? 0;
    const own = runs.filter(
      ({ x, baseline }) =>
        baseline > top && baseline < line.y + slack && x > line.x - slack && x < line.x + line.width,
    );
    const texts = textsByLine(own);
    // What begins with its heading is a section between the lines of two headings.
    const isRow =
      guttersOf(own).length > 0 &&
      texts.length <= maxLinesInBand &&
      !texts.some((text) => knownSection(text));
    if (isRow) tables.at(-1)?.push({ line, runs: own });
    else tables.push([]);
  }
  return tables.filter(({ length }) => length > 1);
};

const textsByLine = (runs: readonly TextRun[]) =>
  rowsOf(runs, ({ size }) => size).map((row) =>
    [...row]
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text.trim())
      .join(' '),
  );

/** Lines below each other that begin and end alike, those of the cells of a row joined. */
const rulesAlike = (rules: readonly Box[]): Box[][] => {
  const lines: Box[] = [];
  for (const rule of [...rules].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const before = lines.findLast(
      (line) => Math.abs(line.y - rule.y) <= slack && rule.x <= line.x + line.width + slack,
    );
    if (before) before.width = Math.max(before.width, rule.x + rule.width - before.x);
    else lines.push({ ...rule });
  }
  const groups: Box[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const isAlike =
      first && Math.abs(first.x - line.x) <= slack && Math.abs(first.width - line.width) <= 2 * slack;
    if (isAlike) group?.push(line);
    else groups.push([line]);
  }
  return groups;
};

const isAcross = ({ width, height }: Box) => width > height;

const groupsThatMeet = (lines: readonly Box[]): Box[][] => {
  const left = new Set(lines);
  const groups: Box[][] = [];
  for (const start of left) {
    left.delete(start);
    const group = [start];
    for (const line of group)
      for (const other of left)
        if (meet(line, other)) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
};

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width + slack &&
  b.x < a.x + a.width + slack &&
  a.y < b.y + b.height + slack &&
  b.y < a.y + a.height + slack;

const distinct = (values: readonly number[]): number[] => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > slack);
};

const enclosedBy = (
  xs: readonly number[],
  ys: readonly number[],
  across: readonly Box[],
  down: readonly Box[],
  runs: readonly TextRun[],
): Enclosed[] => {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const middle = (edges: readonly number[], at: number) => ((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2;
  const at = (edges: readonly number[], value: number) =>
    edges.findIndex((edge) => Math.abs(edge - value) <= 2 * slack);
  const [walls, floors] = [new Set<number>(), new Set<number>()];
  for (const { x, width, y, height } of down) {
    const edge = at(xs, x + width / 2);
    for (let row = 0; row < rows; row++)
      if (y - slack < middle(ys, row) && middle(ys, row) < y + height + slack)
        walls.add(row * xs.length + edge);
  }
  for (const { x, width, y, height } of across) {
    const edge = at(ys, y + height / 2);
    for (let column = 0; column < columns; column++)
      if (x - slack < middle(xs, column) && middle(xs, column) < x + width + slack)
        floors.add(edge * xs.length + column);
  }
  const owner = new Map<number, Enclosed>();
  const enclosed: Enclosed[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (owner.has(row * columns + column)) continue;
      let [right, bottom] = [column, row];
      while (right + 1 < columns && !walls.has(row * xs.length + right + 1)) right++;
      while (bottom + 1 < rows && !floors.has((bottom + 1) * xs.length + column)) bottom++;
      const cell: Enclosed = { x: xs[column] ?? 0, end: xs[right + 1] ?? 0, top: row, runs: [] };
      for (let y = row; y <= bottom; y++)
        for (let x = column; x <= right; x++) owner.set(y * columns + x, cell);
      enclosed.push(cell);
    }
  for (const run of runs) {
    const x = run.x + Math.min(run.width / 2, run.size);
    const y = run.baseline - run.size * 0.3;
    const column = xs.findLastIndex((edge) => edge < x);
    const row = ys.findLastIndex((edge) => edge < y);
    if (column >= 0 && column < columns && row >= 0 && row < rows)
      owner.get(row * columns + column)?.runs.push(run);
  }
  return enclosed;
};
