import { space, styles, type Column } from './column';
import type { Mark } from './document';
import { moved, type Row } from './flow';
import { row, textRows, together, withFirst } from './rows';

type Headings = Column['template']['headings'];

const surface = (width: number, height: number, color: string): Mark => ({
  kind: 'rectangle',
  role: 'artifact',
  x: 0,
  y: 0,
  width,
  height,
  radius: 0,
  color,
});

const onBar = (text: string, column: Column, { color, padding }: NonNullable<Headings['bar']>): Row[] =>
  textRows(text, styles(column).heading, column.width).map((line) => ({
    ...line,
    // Begins in the margin, so that the heading is in line with its section.
    marks: [moved(surface(column.width + padding, line.height, color), -padding, 0), ...line.marks],
  }));

const overRule = (text: string, column: Column, rule: NonNullable<Headings['rule']>): Row[] => {
  const { thickness, length = column.width, color } = rule;
  const mark = { ...surface(length, thickness, column[color]), y: space.rule };
  return [...textRows(text, styles(column).heading, column.width), row(space.rule + thickness, [mark])];
};

/** A section's heading with its rule or bar and the space below, all of which stays together. */
export const headingRows = (text: string, column: Column): Row[] => {
  const { bar, rule, below = space.underRule } = column.template.headings;
  const plain = () => textRows(text, styles(column).heading, column.width);
  const rows = bar ? onBar(text, column, bar) : rule ? overRule(text, column, rule) : plain();
  return withFirst(together([...rows, row(below, [])]), { before: space.section, opens: true });
};
