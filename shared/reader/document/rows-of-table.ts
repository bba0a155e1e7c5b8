import { dateIn, isDate } from '#shared/text/dates';
import { areSectionNames, knownSection } from '../sections/section-names';
import { areColumnLabels, areSubLabels, asOneLabel, dividedLabels, fieldOf } from '../fields/field-labels';
import { isFormLabel } from '../fields/form-labels';
import type { Block, Table } from './blocks';
import { joinLabels, withoutTypedBullet, type Row } from './rows-of-paragraph';

/** Lines in reading order; a break begins a column of its own. */
export type RowOrBreak = Row | 'break';

type RowsOf = (blocks: readonly Block[]) => RowOrBreak[];

/**
 * A table is a list of labels and values, of entries in columns, or a page set in columns: what its cells hold tells
 * which. Columns are read one after the other, everything else row by row.
 */
export const rowsOfTable = ({ rows }: Table, rowsOf: RowsOf): RowOrBreak[] =>
  partsOf(rows.map(({ cells }) => cells.map((cell) => rowsOf(cell)))).flatMap(rowsOfPart);

/** A form may be one table: a part begins with a row that names a section, and with further headings of columns. */
const partsOf = (rows: readonly Cell[][]): Cell[][][] => {
  const parts: Cell[][][] = [];
  if (!rows.some((cells) => cells.filter(isFilled).length > 1)) return [[...rows]];
  for (const cells of rows) {
    const part = parts.at(-1);
    const isName = namesSection(cells);
    const isBelowName = part?.length === 1 && part[0] !== undefined && namesSection(part[0]);
    // Two rows of headings are those of entries of two rows.
    const isSecondRow = part?.length === 1 && part[0] !== undefined && areColumnHeadings(part[0]);
    const begins =
      isName ||
      (!isSecondRow &&
        areColumnHeadings(cells) &&
        (isBelowName || cells.filter(isFilled).length >= minHeadings));
    if (part && !begins) part.push(cells);
    else parts.push([cells]);
  }
  return parts;
};

const minHeadings = 3;

const namesSection = (cells: readonly Cell[]) => {
  const [only, ...others] = cells.filter(isFilled).map(linesIn);
  return others.length === 0 && isHeading(only?.[0]);
};

const rowsOfPart = (all: readonly Cell[][], _: number, parts: readonly Cell[][][]): RowOrBreak[] => {
  const isTitled = parts.length > 1 && all.length === 1 && namesSection(all[0] ?? []);
  const names = all.findIndex((cells) => areNamesOfLists(cells.map(textOfCell)));
  const read = names < 0 ? all : all.slice(0, names);
  const lists = names < 0 ? [] : listsBelow(all.slice(names));
  const [first = [], ...others] = read;
  const texts = others[0]?.map(textOfCell) ?? [];
  const isDivided = areSubLabels(texts);
  const below = isDivided ? others.slice(1) : others;
  const heads = first.map(labelOfCell);
  const labels =
    (below.length > 0 || isDivided) && areColumnHeadings(first)
      ? isDivided
        ? dividedLabels(heads, texts)
        : heads
      : undefined;
  const filled = (labels ? below.map((cells) => withLabels(cells, labels)) : read)
    .map((cells) => cells.filter(isFilled))
    .filter((cells) => cells.length > 0);
  const isList = labels !== undefined || filled.filter(isListRow).length >= 2;
  const headings = labels
    ? [first, ...(isDivided ? others.slice(0, 1) : [])].flatMap((cells) => joinedRow(cells.map(linesIn)))
    : [];
  const areEntries = isList || (filled.length >= 2 && filled.every(isEntryRow));
  const isForm = isFormOfLabels(filled);
  const content = filled.flatMap((cells): RowOrBreak[] => {
    const [only] = cells;
    if (!labels && only && cells.length === 1) return isTitled ? asHeading(only) : only;
    if (!labels && !isForm && isSetInColumns(cells)) return columnsOf(cells);
    const [row, ...rest] = beside(
      cells.map((cell) => cell.filter((part) => part !== 'break')),
      labels !== undefined,
    );
    if (!row) return [];
    return [
      { ...row, startsEntry: areEntries && (labels !== undefined || !isList || isListRow(cells)) },
      ...rest,
    ];
  });
  return [
    ...headings.map((row) => ({ ...row, isFurniture: true })),
    ...content,
    ...lists,
    ...lists.slice(0, 1),
  ];
};

/** Each column by itself, its first line the heading of a section. */
const listsBelow = ([heads = [], ...rows]: readonly Cell[][]): RowOrBreak[] => [
  ...heads.flatMap((head, column): RowOrBreak[] => [
    'break',
    ...asHeading(head),
    ...rows.flatMap((cells) => cells[column] ?? []),
  ]),
  'break',
];

/** The name of a section in one line, whatever the lines of its cell. */
const asHeading = (cell: Cell): Row[] => {
  const [first, ...more] = linesIn(cell);
  const cells = [first, ...more].flatMap((row) => row?.cells ?? []);
  const text = cells.map((part) => part.text).join(' ');
  return first
    ? [{ ...first, cells: [{ text, spans: cells.flatMap(({ spans }) => spans) }], beginsSection: true }]
    : [];
};

const areNamesOfLists = (texts: readonly string[]) => {
  const filled = texts.filter((text) => text !== '');
  return areSectionNames(filled) && !areColumnLabels(filled);
};

/** Headings of columns name the fields of the entries below them. */
const areColumnHeadings = (cells: readonly Cell[]) =>
  areColumnLabels(cells.filter(isFilled).map(labelOfCell));

const withLabels = (cells: readonly Cell[], labels: readonly string[]): Cell[] =>
  cells.map((cell, column) => {
    // A heading of several lines may name what is in each line of the cell.
    const ofLines = labels[column]?.split(' /\n') ?? [];
    const own = linesIn(cell).length === ofLines.length ? ofLines : undefined;
    let line = 0;
    return cell.map((row) => {
      if (row === 'break') return row;
      const label = own?.[line++] ?? labels[column];
      return { ...row, cells: row.cells.map((part) => ({ ...part, label })) };
    });
  });

type Cell = RowOrBreak[];

/** Columns without headings are entries beside each other, such as references. */
const columnsOf = (cells: readonly Cell[]): RowOrBreak[] => {
  const areEntries = !cells.some((cell) => linesIn(cell).some(isHeading));
  const columns = cells.map((cell) => {
    const first = cell.find((row) => row !== 'break');
    return cell.map((row): RowOrBreak =>
      row !== 'break' && row === first ? { ...row, startsEntry: areEntries } : row,
    );
  });
  return [...columns.flatMap((column): RowOrBreak[] => ['break', ...column]), 'break'];
};

/** Most rows are a label that forms have beside its answer: those of other labels are, too. */
const isFormOfLabels = (rows: readonly Cell[][]): boolean => {
  const pairs = rows.filter((cells) => cells.length === 2).map(([label = []]) => textOfCell(label));
  const known = pairs.filter((label) => fieldOf(label) !== undefined || isFormLabel(label));
  return known.length > 3 && known.length > pairs.length * 0.6;
};

/** A date or a label beside a text of several lines. */
const isEntryRow = (cells: readonly Cell[]) =>
  cells.length >= 2 && !isSetInColumns(cells) && cells.some((cell) => linesIn(cell).length >= 2);

const isFilled = (cell: Cell) => cell.some((row) => row !== 'break');

const linesIn = (cell: Cell) => cell.filter((row): row is Row => row !== 'break');
const textOf = (row: Row) => row.cells.map(({ text }) => text).join(' ');
const labelOfCell = (cell: Cell) => asOneLabel(linesIn(cell).map(textOf));
const textOfCell = (cell: Cell) => linesIn(cell).map(textOf).join(' ');

/** At least three facts beside each other. */
const isListRow = (cells: readonly Cell[]) =>
  cells.length >= 3 && cells.every((cell) => linesIn(cell).length === 1);

const isHeading = (row: Row | undefined) => row !== undefined && knownSection(textOf(row)) !== undefined;

/** Whether each cell is a text of its own. A date, or a label, belongs to what is beside it. */
const isSetInColumns = (cells: readonly Cell[]): boolean => {
  const columns = cells.map(linesIn);
  if (columns.some((lines) => lines.length === 1 && isHeading(lines[0]))) return true;
  if (columns.filter((lines) => lines.slice(1).some(isHeading) || isHeading(lines[0])).length > 0)
    return true;
  if (columns.some((lines) => lines.length === 1)) return false;
  const lengths = columns.map((lines) => lines.length);
  const areLabels = columns.slice(1).every((lines) => lines.every((row) => textOf(row).startsWith(':')));
  if (areLabels && new Set(lengths).size === 1) return false;
  const shortest = columns.find((lines) => lines.length === Math.min(...lengths)) ?? [];
  const isBeside = columns.length === 2 && shortest.length <= 3 && shortest.some((row) => hasDate(row));
  return !isBeside;
};

const hasDate = (row: Row) => dateIn(textOf(row)) !== undefined;

/** Joins the lines of cells that are beside each other. A date on the left goes behind what it dates. */
const beside = (cells: readonly Row[][], isInOrder: boolean): Row[] => {
  const [left, right] = cells;
  const isDated =
    !isInOrder &&
    cells.length === 2 &&
    left?.every((row) => hasDate(row) || left.length > 1) &&
    left.some((row) => isDate(textOf(row))) &&
    !right?.some((row, index) => index === 0 && isDate(textOf(row)));
  return joinedRow(isDated ? [...cells].reverse() : cells);
};

const joinedRow = (columns: readonly Row[][]): Row[] => {
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, index) => {
    const rows = columns.flatMap((column) => column[index] ?? []);
    const [first, ...others] = rows as [Row, ...Row[]];
    return {
      ...first,
      cells: joinLabels([
        ...first.cells,
        ...others.flatMap((row) => row.cells.map((cell) => withoutTypedBullet(cell))),
      ]),
      space: Math.max(...rows.map(({ space }) => space)),
      endsParagraph: rows.some(({ endsParagraph }) => endsParagraph),
    };
  });
};
