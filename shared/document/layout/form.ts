import type { Template } from '../template';
import { styles, type Column } from './column';
import type { Mark, Role } from './document';
import { moved, type Row } from './flow';
import { fitsOneLine, itemRows, lineHeightOf, row, textRows, together } from './rows';

type Form = NonNullable<Template['form']>;

interface FormItem {
  label: string;
  text: string;
  link?: string | undefined;
  /** The form's fields of both. */
  labelField?: string | undefined;
  field?: string | undefined;
}

export const lineThickness = 0.2;

/** A thin line as a form has it under each answer. */
export const lineUnder = (y: number, column: Column): Mark => ({
  kind: 'rectangle',
  role: 'artifact',
  x: 0,
  y,
  width: column.width,
  height: lineThickness,
  radius: 0,
  color: column.rule,
});

/**
 * A label and the answer beside it, each wrapped in its column and read as a whole, over a thin line. An address that is
 * too long for that is below its label. A label is no `marker`: the answer is a paragraph, and would be outside the list
 * that a marker begins.
 */
export const formRows = (
  { label, text, link, field, labelField = field }: FormItem,
  labelRole: Extract<Role, 'detail' | 'entry'>,
  column: Column,
  { labelWidth, padding }: Form,
): Row[] => {
  const { time, contact } = styles(column);
  const labels = textRows(label, { ...time, role: labelRole }, labelWidth - 2);
  const isLong = link !== undefined && !fitsOneLine(text, contact, column.width - labelWidth);
  const [indent, below] = isLong ? [0, labels.length] : [labelWidth, 0];
  const answers = itemRows({ text, link }, contact, column.width - indent);
  const lineHeight = lineHeightOf(time);
  const labelMarks = labels.flatMap(({ marks }, i) =>
    marks.map((mark) => moved(mark, 0, i * lineHeight, { field: labelField })),
  );
  const count = Math.max(labels.length, below + answers.length);
  const rows = Array.from({ length: count }, (_, i): Row => {
    const above = i === 0 ? padding : 0;
    const isLast = i === count - 1;
    const height = lineHeight + above + (isLast ? padding : 0);
    const marks = [
      ...(i === 0 ? labelMarks : []),
      ...(answers[i - below]?.marks ?? []).map((mark) => moved(mark, indent, 0, { field })),
    ].map((mark) => moved(mark, 0, above));
    return row(height, isLast ? [...marks, lineUnder(height - lineThickness, column)] : marks);
  });
  return together(rows);
};
