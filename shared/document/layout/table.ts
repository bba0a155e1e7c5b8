import { lineThickness, lineUnder } from './form';
import { space, styles, type Column } from './column';
import type { Mark } from './document';
import { heightOf, moved, type Row } from './flow';
import { textWidth } from './font-metrics';
import { columnsFor, type PreparedTable, type TableColumn } from './prepared-table';
import { inField, lineHeightOf, row, textRows, withFirst, type TextStyle } from './rows';

/** Between two columns, in millimeters: closer than an em, programs that read the file would join texts of two cells. */
const gap = 4;
/** In points, at most: columns need room. */
const maxSize = 9;
/** Above and below a row's text. */
const padding = 1;

/** What a cell without text has, so that each row has as many cells. */
const emptyCell = '–';

const textsOf = ({ labels, rows }: TableColumn) => [
  ...labels,
  ...rows.flatMap((cells) => cells.map(({ text }) => text)),
];

/** Texts of up to so many characters stay on one line while all columns have room for it: dates, ranks, then dates alone. */
const wholeLengths = [16, 12, 0];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Columns made wider by at most so much: first to the text that needs the least more to be whole, and so on. */
const withWholeTexts = (least: readonly number[], texts: readonly (readonly number[])[], room: number) => {
  const widths = [...least];
  for (let left = room - sum(least); ;) {
    const steps = widths.map((own, i) => Math.min(...(texts[i] ?? []).filter((text) => text > own)) - own);
    const step = Math.min(...steps);
    if (!(step <= left)) return widths;
    widths[steps.indexOf(step)]! += step;
    left -= step;
  }
};

/** As wide as their texts where there is room; else as their short texts and longest words, then as further texts, and of the rest as much as they need more. */
const widthsOf = (columns: readonly TableColumn[], { font, size }: TextStyle, width: number) => {
  const room = width - gap * (columns.length - 1);
  const widthsIn = (texts: readonly string[]) => texts.map((text) => textWidth(text, font, size));
  const measure = (texts: readonly string[]) => Math.max(0, ...widthsIn(texts));
  const natural = columns.map((column) => measure(textsOf(column)));
  const wanted = sum(natural);
  if (wanted <= room) return natural.map((own) => own + (room - wanted) / columns.length);
  const leastWith = (whole: number) =>
    columns.map((column) =>
      measure(textsOf(column).flatMap((text) => (text.length <= whole ? [text] : text.split(' ')))),
    );
  const least = wholeLengths.map(leastWith).find((widths) => sum(widths) < room) ?? leastWith(0);
  const needed = sum(least);
  if (needed >= room) return least.map((own) => (own * room) / needed);
  const texts = columns.map((column) => widthsIn(textsOf(column)));
  const widths = withWholeTexts(least, texts, room);
  const used = sum(widths);
  return widths.map((own, i) => own + ((room - used) * ((natural[i] ?? own) - own)) / (wanted - used));
};

/** A cell's texts under each other, as one paragraph at the cell's place. */
const cellMarks = (
  texts: readonly { text: string; field?: string | undefined }[],
  style: TextStyle,
  { x, width, startsRow }: { x: number; width: number; startsRow: boolean },
): { marks: Mark[]; height: number } => {
  const filled = texts.filter(({ text }) => text !== '');
  const shown = filled.length > 0 ? filled : [{ text: emptyCell }];
  const lines = shown.flatMap(({ text, field }, i) =>
    inField(textRows(text, style, width), field).map((line, j, all) => ({
      ...line,
      marks: line.marks.map((mark) => {
        if (mark.kind !== 'text') return mark;
        const starts = i === 0 && j === 0;
        const endsText = j === all.length - 1 && i < shown.length - 1;
        return { ...mark, starts, startsRow: starts && startsRow, space: mark.space || endsText };
      }),
    })),
  );
  let y = padding;
  const marks = lines.flatMap((line) => {
    const placed = line.marks.map((mark) => moved(mark, x, y, line));
    y += line.height;
    return placed;
  });
  return { marks, height: heightOf(lines) };
};

/** Lines end only between the parts of a list: 'Second Engineer 9 months' is one. */
const unbroken = (text: string) => text.replaceAll(/(?<![,:]) /g, '\u00a0');

/** A row of headings as it is drawn again on the next page: the structure of a file has it once. */
const drawnAgain = (headings: Row): Row => ({
  ...headings,
  marks: headings.marks.map((mark) => ({ ...mark, role: 'artifact' })),
});

/** A table over thin lines, whose rows are never divided and have the headings on each page, and what they add up to. */
export const tableRows = (table: PreparedTable, column: Column): Row[] => {
  const columns = columnsFor(table, column.width);
  if (columns.length === 0) return [];
  const { body, time } = styles(column);
  const cell: TextStyle = {
    ...body,
    role: 'table-cell',
    size: Math.min(body.size, maxSize),
    lineHeight: 1.25,
  };
  const heading: TextStyle = { ...cell, role: 'table-heading', color: column.muted };
  const widths = widthsOf(columns, cell, column.width);
  const places = widths.map((width, i) => ({
    x: widths.slice(0, i).reduce((left, before) => left + before + gap, 0),
    width,
    startsRow: i === 0,
  }));
  const line = (cells: readonly { text: string; field?: string | undefined }[][], style: TextStyle): Row => {
    const made = places.map((place, i) => cellMarks(cells[i] ?? [], style, place));
    const height = Math.max(lineHeightOf(style), ...made.map((one) => one.height)) + 2 * padding;
    return row(height, [...made.flatMap(({ marks }) => marks), lineUnder(height - lineThickness, column)]);
  };
  const rows = table.rows.map((_, i) =>
    line(
      columns.map((one) => [...(one.rows[i] ?? [])]),
      cell,
    ),
  );
  const total: TextStyle = { ...time, size: cell.size };
  const totals = table.totals.flatMap((text, i) =>
    withFirst(textRows(unbroken(text), total, column.width), { before: i === 0 ? space.item : 0 }),
  );
  const headings = line(
    columns.map(({ labels }) => labels.map((text) => ({ text }))),
    heading,
  );
  const repeats = drawnAgain(headings);
  return [
    headings,
    ...withFirst(
      rows.map((one) => ({ ...one, repeats })),
      { glued: true },
    ),
    ...withFirst(totals, { glued: true }),
  ];
};
