import type { HeaderBand, SingleColumnTemplate, TwoColumnTemplate } from '../../template';
import { mainColumn, space, type Column } from '../column';
import type { Mark, Paper } from '../document';
import { flow, heightOf, moved, type Row } from '../flow';
import type { PreparedSource } from '../prepared-source';
import { inTheMiddle, row, withFirst } from '../rows';
import { contactLine, nameAndTitleRows, sectionRows } from '../sections';
import { codeWidth, headerEnd } from './profile-code';
import { photoMark, sheet, type Sheet } from './sheet';

type WithHeader = SingleColumnTemplate | TwoColumnTemplate;

/** What is at the top of the first page, and the rows that follow it. */
interface Opening {
  sheet: Sheet;
  rows: readonly Row[];
  /** Where they start. */
  top: number;
}

/** A rule across the header, as far below the text as above it. */
const headerRule = (column: Column, { headerRule: rule }: WithHeader): Row[] => {
  if (!rule) return [];
  const { thickness, color, gap } = rule;
  const mark: Mark = {
    kind: 'rectangle',
    role: 'artifact',
    x: 0,
    y: gap,
    width: column.width,
    height: thickness,
    radius: 0,
    color: column[color],
  };
  return [row(gap + thickness, [mark], { glued: true })];
};

const contactRows = (source: PreparedSource, template: WithHeader, column: Column): Row[] => {
  if (template.form) return sectionRows('contact', source, column);
  const line = contactLine(source, column);
  if (line.length === 0) return [];
  const rule = headerRule(column, template);
  const before = template.headerRule?.gap ?? space.item;
  const above = template.headerRule?.at === 'around' ? rule : [];
  return [...above, ...withFirst(line, { before, glued: true }), ...rule];
};

/** Name, title and contact details, beside the photo and the QR code if there are any, and at least as high. */
const headerRows = (source: PreparedSource, template: WithHeader, width: number): Row[] => {
  const { code } = source;
  const photo = source.photoUrl ? template.photo.size : 0;
  const right = photo ? width - photo - space.section : width;
  const column = mainColumn(template, right - codeWidth(code));
  const rows = [...nameAndTitleRows(source, column), ...contactRows(source, template, column)];
  const isCentered = template.header === 'centered' && !photo && !code;
  const placed = isCentered ? rows.map((line) => inTheMiddle(line, width)) : rows;
  return photo || code ? [...placed, headerEnd(placed, { code, right, height: photo })] : placed;
};

/** Wider where a short resume grows, as the gaps between its sections are. */
const belowBand = ({ page }: WithHeader) => space.entry * Math.max(page.gaps ?? 1, 1);

/** A color band with name, title and photo; the contact details are under it, or on it. */
const bandOpening = (
  source: PreparedSource,
  template: WithHeader,
  paper: Paper,
  { height, padding, color, ink, muted, holdsContact }: HeaderBand,
): Opening => {
  const { margin } = template.page;
  const width = paper.width - 2 * margin;
  const textWidth = source.photoUrl ? width - template.photo.size - space.section : width;
  const column = { ...mainColumn(template, textWidth), ink, muted, accent: muted };
  const { code } = source;
  // A QR code is beside the contact details, on white.
  const isContactOnBand = holdsContact && !code;
  const contactOn = isContactOnBand ? withFirst(contactLine(source, column), { before: space.item }) : [];
  const isCentered = template.header === 'centered' && !source.photoUrl && !code;
  const bandRows = [...nameAndTitleRows(source, column), ...contactOn].map((line) =>
    isCentered ? inTheMiddle(line, textWidth) : line,
  );
  const textHeight = heightOf(bandRows);
  // Only a name of many lines needs more than the template's band.
  const bandHeight = Math.max(height, textHeight + 2 * padding);
  const band: Mark = {
    kind: 'rectangle',
    role: 'artifact',
    x: 0,
    y: 0,
    width: paper.width,
    height: bandHeight,
    radius: 0,
    color: color === 'tint' ? template.secondaryColor : template.primaryColor,
  };
  const content: Mark[] = [];
  if (source.photoUrl) {
    const photoX = paper.width - margin - template.photo.size;
    content.push(photoMark(source.photoUrl, template, photoX, (bandHeight - template.photo.size) / 2));
  }
  const [text] = flow(bandRows, () => ({ x: 0, top: 0, bottom: paper.height, lastOpening: paper.height }));
  const textTop = (bandHeight - textHeight) / 2;
  content.push(...(text?.marks ?? []).map((mark) => moved(mark, margin, textTop)));
  const contact = isContactOnBand ? [] : contactLine(source, mainColumn(template, width - codeWidth(code)));
  return {
    sheet: { beneath: [band], content },
    rows: code ? [...contact, headerEnd(contact, { code, right: width, height: 0 })] : contact,
    top: bandHeight + belowBand(template),
  };
};

/** The header of the first page: on its band, or beside the photo. */
export const opening = (source: PreparedSource, template: WithHeader, paper: Paper): Opening => {
  if (template.headerBand) return bandOpening(source, template, paper, template.headerBand);
  const { margin } = template.page;
  const photoX = paper.width - margin - template.photo.size;
  const made = sheet();
  if (source.photoUrl) made.content.push(photoMark(source.photoUrl, template, photoX, margin));
  return { sheet: made, rows: headerRows(source, template, paper.width - 2 * margin), top: margin };
};

/** The rows of the sections, the first of them closer to a band. */
export const belowHeader = (rows: readonly Row[], template: WithHeader): Row[] =>
  template.headerBand ? withFirst(rows, { before: belowBand(template) }) : [...rows];
