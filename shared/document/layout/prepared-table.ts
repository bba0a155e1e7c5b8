import { printedDate, type MonthStyle } from '#shared/text/partial-date';
import { seaServiceTotals, withKilowatts } from '#shared/resume/sections/sea-service';
import { seaServiceFields } from '#shared/resume/sections/section-fields';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import type { DocumentSource } from './document';
import type { LabeledItem } from './prepared-entry';
import type { FieldTexts } from './printable-text';

/** A section that is a table: each row has the same cells in the same order, with their headings as labels. */
export interface PreparedTable {
  rows: readonly (readonly LabeledItem[])[];
  /** The cells that share a column, by their number, for tables of at least this many millimeters; widest first. */
  columns: readonly { from: number; cells: readonly (readonly number[])[] }[];
  /** What the rows add up to, a line each. */
  totals: readonly string[];
  /** The cells that are dates. */
  dates: readonly number[];
}

type Cell = keyof typeof seaServiceFields;
const cells = Object.keys(seaServiceFields) as Cell[];

const columnsOf = (...groups: Cell[][]) => groups.map((names) => names.map((name) => cells.indexOf(name)));

const columns: PreparedTable['columns'] = [
  {
    from: 140,
    cells: columnsOf(
      ['vessel'],
      ['type', 'flag'],
      ['tonnage', 'power'],
      ['rank'],
      ['principal'],
      ['signOn', 'signOff'],
    ),
  },
  {
    from: 0,
    cells: columnsOf(
      ['vessel', 'type', 'flag'],
      ['tonnage', 'power'],
      ['rank', 'principal'],
      ['signOn', 'signOff'],
    ),
  },
];

const printed: Partial<Record<Cell, (text: string, style: MonthStyle) => string>> = {
  signOn: printedDate,
  signOff: printedDate,
  power: withKilowatts,
};

/** Sea service as a table with totals. */
export const prepareSeaService = (
  { resume: { seaService }, today = '9999-12-31' }: DocumentSource,
  fields: FieldTexts,
  monthStyle: MonthStyle,
): PreparedTable => {
  const contracts = seaService.map((entry, i) => {
    const label = `${defaultHeadings.seaService} ${i + 1}`;
    const texts = Object.fromEntries(cells.map((name) => [name, fields.line(label, entry[name])]));
    return texts as Record<Cell, string>;
  });
  const rows = contracts.map((texts, i) =>
    cells.map((name): LabeledItem => ({
      label: seaServiceFields[name].label,
      text: printed[name]?.(texts[name], monthStyle) ?? texts[name],
      link: undefined,
      field: `seaService.${i}.${name}`,
    })),
  );
  return {
    rows: rows.filter((row) => row.some(({ text }) => text !== '')),
    columns,
    totals: seaServiceTotals(contracts, today),
    dates: [cells.indexOf('signOn'), cells.indexOf('signOff')],
  };
};

/** A column as it is drawn: the labels of its cells, and their texts in each row. */
export interface TableColumn {
  labels: readonly string[];
  rows: readonly (readonly LabeledItem[])[];
}

/** The columns of a table of this width in millimeters, without cells that are empty in every row. */
export const columnsFor = ({ rows, columns: all }: PreparedTable, width: number): TableColumn[] => {
  const groups = all.find(({ from }) => width >= from)?.cells ?? [];
  const isUsed = (cell: number) => rows.some((row) => row[cell]?.text);
  return groups
    .map((group) => group.filter(isUsed))
    .filter((group) => group.length > 0)
    .map((group) => ({
      labels: group.map((cell) => rows[0]?.[cell]?.label ?? ''),
      rows: rows.map((row) => group.flatMap((cell) => row[cell] ?? [])),
    }));
};
