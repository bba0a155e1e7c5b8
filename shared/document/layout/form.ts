import type { Template } from '../template';
import { narrower, space, styles, type Column } from './column';
import type { Mark, Role } from './document';
import { heightOf, moved, type Row } from './flow';
import { textWidth } from './font-metrics';
import {
  fitsOneLine,
  inField,
  itemRows,
  lineHeightOf,
  proseRows,
  row,
  textMark,
  textRows,
  together,
} from './rows';

export type Form = NonNullable<Template['form']>;

export interface FormItem {
  label: string;
  text: string;
  link?: string | undefined;
  /** The form's fields of both. */
  labelField?: string | undefined;
  field?: string | undefined;
}

export const lineThickness = 0.2;
/** Between a cell's sides and its text, in millimeters. */
const inset = 2;

const line = (x: number, y: number, width: number, height: number, column: Column): Mark => ({
  kind: 'rectangle',
  role: 'artifact',
  x,
  y,
  width,
  height,
  radius: 0,
  color: column.rule,
});

/** A thin line across a column. */
export const lineUnder = (y: number, column: Column): Mark => line(0, y, column.width, lineThickness, column);

/** A column for what is in a cell as wide as this one. */
export const insideCell = (column: Column, taken = 0): Column =>
  narrower(column, column.width - taken - 2 * inset);

/** Rows at this place in a line of cells, without space of their own between them: borders are beside all of it. */
const placed = (rows: readonly Row[], x: number): Row[] =>
  rows.map((one, i) => {
    const above = i > 0 ? one.before : 0;
    const marks = one.marks.map((mark) => moved(mark, x + inset, above, one));
    const [repeats] = one.repeats ? placed([one.repeats], x) : [];
    return { ...one, before: 0, height: one.height + above, marks, repeats };
  });

/** Several cells side by side as rows: the first one of each at the same height, and so on. */
const sideBySide = (cells: readonly (readonly Row[])[]): Row[] =>
  together(
    Array.from({ length: Math.max(0, ...cells.map(({ length }) => length)) }, (_, i) => {
      const rows = cells.flatMap((cell) => cell[i] ?? []);
      return row(
        Math.max(...rows.map(({ height }) => height)),
        rows.flatMap(({ marks }) => marks),
      );
    }),
  );

/** Rows in a frame, with lines between its cells at these places; frames under each other share a line. */
const framed = (
  rows: readonly Row[],
  column: Column,
  { padding }: Form,
  between: readonly number[] = [],
): Row[] => {
  const edge = lineUnder(-lineThickness, column);
  const sides = (height: number) =>
    [0, ...between, column.width - lineThickness].map((x) => line(x, 0, lineThickness, height, column));
  const inMiddle = (one: Row): Row => ({
    ...one,
    edges: { above: edge, below: edge },
    marks: [...sides(one.height), ...one.marks],
  });
  return rows.map((one, i) => {
    const [isFirst, isLast] = [i === 0, i === rows.length - 1];
    const above = isFirst ? padding : 0;
    const height = one.height + above + (isLast ? padding : 0);
    return {
      ...one,
      height,
      repeats: one.repeats && inMiddle(one.repeats),
      edges: { above: isFirst ? undefined : edge, below: isLast ? undefined : edge },
      marks: [
        ...sides(height),
        ...(isFirst ? [lineUnder(-lineThickness, column)] : []),
        ...one.marks.map((mark) => moved(mark, 0, above)),
        ...(isLast ? [lineUnder(height - lineThickness, column)] : []),
      ],
    };
  });
};

/** All of a section that is no entries and no labels: one cell. */
export const cellRows = (rows: readonly Row[], column: Column, form: Form): Row[] =>
  rows.length > 0 ? framed(placed(rows, 0), column, form) : [];

/** A column that is at least as wide has two labels and answers side by side where both are short. */
const minPairs = 150;

/**
 * Labels and answers as a table, each label read right before its answer. An address that is too long for its cell is below
 * its label. A label is no `marker`: the answer is a paragraph, and would be outside the list that a marker begins.
 */
export const formRows = (
  items: readonly FormItem[],
  labelRole: Extract<Role, 'detail' | 'entry'>,
  column: Column,
  form: Form,
): Row[] => {
  const { time, contact } = styles(column);
  const { labelWidth } = form;
  const half = column.width / 2;
  const fits = (text: string, width: number) => textWidth(text, time.font, time.size) <= width - 2 * inset;
  const isShort = ({ label, text }: FormItem) => fits(label, labelWidth) && fits(text, half - labelWidth);
  const lines: FormItem[][] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const [beside] = last ?? [];
    if (column.width >= minPairs && last?.length === 1 && beside && isShort(beside) && isShort(item))
      last.push(item);
    else lines.push([item]);
  }
  const labelOf = ({ label, labelField, field }: FormItem) =>
    inField(textRows(label, { ...time, role: labelRole }, labelWidth - 2 * inset), labelField ?? field);
  const answerOf = (item: FormItem, width: number) => itemRows(item, contact, width - 2 * inset);
  return lines.flatMap((all) => {
    const [item] = all;
    if (!item) return [];
    if (item.link !== undefined && !fitsOneLine(item.text, contact, column.width - labelWidth - 2 * inset))
      return cellRows(together([...labelOf(item), ...answerOf(item, column.width)]), column, form);
    const isPair = all.length > 1;
    const cells = all.flatMap((one, i) => [
      placed(labelOf(one), i * half),
      placed(answerOf(one, (isPair ? half : column.width) - labelWidth), i * half + labelWidth),
    ]);
    const between = isPair ? [labelWidth, half, half + labelWidth] : [labelWidth];
    return framed(sideBySide(cells), column, form, between);
  });
};

/** The first cell beside the second one, whose rows are read before it. */
const readAfter = (first: readonly Row[], second: readonly Row[]): Row[] => {
  const rows = sideBySide([first.map((one) => ({ ...one, marks: [] })), second]);
  const last = rows.length - 1;
  const top = -heightOf(rows.slice(0, last));
  let y = top;
  const marks = first.flatMap((one) => {
    const at = y;
    y += one.height;
    return one.marks.map((mark) => moved(mark, 0, at));
  });
  return rows.map((one, i) => (i === last ? { ...one, marks: [...one.marks, ...marks] } : one));
};

export interface FormEntry {
  /** What is in the first cell, which is read after the head. */
  beside: readonly Row[];
  head: readonly Row[];
  /** Below both cells. */
  description: readonly Row[];
}

/** An entry as a line of the form, with a first cell of this width unless that is 0. */
export const formEntryRows = (
  { beside, head, description }: FormEntry,
  column: Column,
  form: Form,
  besideWidth: number,
): Row[] => {
  const [left, right] = [placed(beside, 0), placed(head, besideWidth)];
  const top = readAfter(left, right);
  const below = framed(placed(description, 0), column, form);
  return [
    ...framed(top, column, form, besideWidth > 0 ? [besideWidth] : []),
    ...below.map((one, i) => (i === 0 ? { ...one, glued: true } : one)),
  ];
};

/** The width of the first cell of entries: that of forms, or what their longest text needs. */
export const besideWidthOf = (texts: readonly string[], column: Column, { timeWidth }: Form): number => {
  const { font, size } = styles(column).time;
  const longest = Math.max(0, ...texts.map((text) => textWidth(text, font, size)));
  return longest === 0 ? 0 : Math.min(Math.max(timeWidth, longest + 2 * inset + 0.1), column.width * 0.36);
};

/** In millimeters: room to sign, and how long the lines for it are. */
export const signing = { room: 12, signature: 75, date: 45 } as const;

/** The sentence above the signature, and lines for that and the date, which stay together and with what is above. */
export const closingRows = (column: Column, { closing }: Form): Row[] => {
  const { body, time } = styles(column);
  const dateAt = column.width - signing.date;
  const height = lineHeightOf(time);
  const caption = (text: string, x: number) =>
    textMark(text, time, { x, baseline: height * 0.75, starts: true });
  const lines = row(height, [
    line(0, 0, signing.signature, lineThickness, { ...column, rule: column.ink }),
    line(dateAt, 0, signing.date, lineThickness, { ...column, rule: column.ink }),
    caption('Signature', 0),
    caption('Date', dateAt),
  ]);
  const sentence = proseRows(closing, body, column.width, column.muted);
  return together([...sentence, row(signing.room, []), lines]).map((one, i) =>
    i === 0 ? { ...one, before: space.section, glued: true } : one,
  );
};
