import type { SingleColumnTemplate, TwoColumnTemplate } from '#shared/resume-document/template';
import { mainColumn, space } from '../column';
import { heightOf, moved, type Row } from '../flow';
import type { PreparedSource } from '../prepared-source';
import { row, withFirst } from '../rows';
import { contactLine, nameAndTitleRows, sectionRows } from '../sections';

type WithHeader = SingleColumnTemplate | TwoColumnTemplate;

/** Each row in the middle of this width. */
const centered = (rows: readonly Row[], width: number): Row[] =>
  rows.map((line) => {
    const right = Math.max(0, ...line.marks.map((mark) => (mark.kind === 'text' ? mark.x + mark.width : 0)));
    return { ...line, marks: line.marks.map((mark) => moved(mark, (width - right) / 2, 0)) };
  });

const isCentered = (template: WithHeader) => 'header' in template && template.header === 'centered';

/** Name, title and contact details, beside the photo if there is one and at least as high. */
export const headerRows = (source: PreparedSource, template: WithHeader, width: number): Row[] => {
  const { size } = template.photo;
  const column = mainColumn(template, source.photoUrl ? width - size - space.section : width);
  const contact = template.form
    ? sectionRows('contact', source, column)
    : withFirst(contactLine(source, column), { before: space.item, glued: true });
  const rows = [...nameAndTitleRows(source, column), ...contact];
  if (!source.photoUrl) return isCentered(template) ? centered(rows, width) : rows;
  return [...rows, row(Math.max(size - heightOf(rows), 0), [], { glued: true })];
};
