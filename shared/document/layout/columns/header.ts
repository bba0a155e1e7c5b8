import type { SingleColumnTemplate, TwoColumnTemplate } from '../../template';
import { mainColumn, space } from '../column';
import { moved, type Row } from '../flow';
import type { PreparedSource } from '../prepared-source';
import { withFirst } from '../rows';
import { contactLine, nameAndTitleRows, sectionRows } from '../sections';
import { codeWidth, headerEnd } from './profile-code';

type WithHeader = SingleColumnTemplate | TwoColumnTemplate;

/** Each row in the middle of this width. */
const centered = (rows: readonly Row[], width: number): Row[] =>
  rows.map((line) => {
    const right = Math.max(0, ...line.marks.map((mark) => (mark.kind === 'text' ? mark.x + mark.width : 0)));
    return { ...line, marks: line.marks.map((mark) => moved(mark, (width - right) / 2, 0)) };
  });

const isCentered = (template: WithHeader) => 'header' in template && template.header === 'centered';

/** Name, title and contact details, beside the photo and the QR code if there are any, and at least as high. */
export const headerRows = (source: PreparedSource, template: WithHeader, width: number): Row[] => {
  const { code } = source;
  const photo = source.photoUrl ? template.photo.size : 0;
  const right = photo ? width - photo - space.section : width;
  const column = mainColumn(template, right - codeWidth(code));
  const contact = template.form
    ? sectionRows('contact', source, column)
    : withFirst(contactLine(source, column), { before: space.item, glued: true });
  const rows = [...nameAndTitleRows(source, column), ...contact];
  if (!photo && !code) return isCentered(template) ? centered(rows, width) : rows;
  return [...rows, headerEnd(rows, { code, right, height: photo })];
};
