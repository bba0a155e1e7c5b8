import type { TwoColumnTemplate } from '../../template';
import type { Mark, Paper } from '../document';
import { flow, heightOf, moved, type Row } from '../flow';
import { withFirst } from '../rows';
import { shownSections } from '../prepared-sections';
import type { PreparedSource } from '../prepared-source';
import { mainColumn, sectionGap, space } from '../column';
import { allSectionRows, contactLine, nameAndTitleRows, sectionRows } from '../sections';
import { headerRows } from './header';
import { codeWidth, headerEnd } from './profile-code';
import { flowSideBySide } from './side-by-side';
import { frame, photoMark, sheet, type Sheet } from './sheet';

/** What is at the top of the first page, and the rows that follow it across the page. */
interface Opening {
  sheet: Sheet;
  rows: readonly Row[];
  /** Where they start. */
  top: number;
}

type Band = NonNullable<TwoColumnTemplate['headerBand']>;

/** A color band with name, title and photo; the contact details are under it. */
const bandOpening = (
  source: PreparedSource,
  template: TwoColumnTemplate,
  paper: Paper,
  { height, padding, ink, muted }: Band,
): Opening => {
  const { margin } = template.page;
  const width = paper.width - 2 * margin;
  const nameWidth = source.photoUrl ? width - template.photo.size - space.section : width;
  const nameRows = nameAndTitleRows(source, { ...mainColumn(template, nameWidth), ink, accent: muted });
  const nameHeight = heightOf(nameRows);
  // Only a name of many lines needs more than the specified band.
  const bandHeight = Math.max(height, nameHeight + 2 * padding);
  const band: Mark = {
    kind: 'rectangle',
    role: 'artifact',
    x: 0,
    y: 0,
    width: paper.width,
    height: bandHeight,
    radius: 0,
    color: template.primaryColor,
  };
  const content: Mark[] = [];
  if (source.photoUrl) {
    const photoX = paper.width - margin - template.photo.size;
    content.push(photoMark(source.photoUrl, template, photoX, (bandHeight - template.photo.size) / 2));
  }
  const [name] = flow(nameRows, () => ({ x: 0, top: 0, bottom: paper.height, lastOpening: paper.height }));
  const nameTop = (bandHeight - nameHeight) / 2;
  content.push(...(name?.marks ?? []).map((mark) => moved(mark, margin, nameTop)));
  const { code } = source;
  const contact = contactLine(source, mainColumn(template, width - codeWidth(code)));
  return {
    sheet: { beneath: [band], content },
    rows: code ? [...contact, headerEnd(contact, { code, right: width, height: 0 })] : contact,
    top: bandHeight + space.entry,
  };
};

/** Name, title and contact details beside the photo. */
const plainOpening = (source: PreparedSource, template: TwoColumnTemplate, paper: Paper): Opening => {
  const { margin } = template.page;
  const photoX = paper.width - margin - template.photo.size;
  return {
    sheet: {
      beneath: [],
      content: source.photoUrl ? [photoMark(source.photoUrl, template, photoX, margin)] : [],
    },
    rows: headerRows(source, template, paper.width - 2 * margin),
    top: margin,
  };
};

/** A header, the lead across the page, and the sections in two columns where they fit and are not to be spread. */
export const layOutTwoColumn = (
  source: PreparedSource,
  template: TwoColumnTemplate,
  paper: Paper,
  spread = false,
): Sheet[] => {
  const { margin } = template.page;
  const width = paper.width - 2 * margin;
  const columnWidth = (width - template.gutter) / 2;
  const { headerBand } = template;
  const opening = headerBand
    ? bandOpening(source, template, paper, headerBand)
    : plainOpening(source, template, paper);

  const across = mainColumn(template, width);
  const column = mainColumn(template, columnWidth);
  const leadSections = allSectionRows(template.sections.lead, source, across);
  const leadRows = [
    ...opening.rows,
    ...(headerBand ? withFirst(leadSections, { before: space.entry }) : leadSections),
  ];
  const lead = flow(leadRows, (page) => frame(template, paper, margin, page === 0 ? opening.top : margin));
  // The columns begin on the page where the lead ends.
  const firstPage = Math.max(lead.length - 1, 0);
  const leadEnd = lead.at(-1)?.end;
  const columnsTop = leadEnd === undefined ? opening.top : leadEnd + sectionGap(template);
  const columns = flowSideBySide(
    shownSections(template.sections.columns, source).map((id) => ({
      wide: sectionRows(id, source, across),
      narrow: sectionRows(id, source, column),
    })),
    {
      frameAt: (page) => frame(template, paper, margin, page === 0 ? columnsTop : margin),
      rightOffset: columnWidth + template.gutter,
      sectionGap: sectionGap(template),
      spread,
    },
  );

  return Array.from({ length: firstPage + columns.length }, (_, page) => {
    const made = page === 0 ? opening.sheet : sheet();
    made.content.push(...(lead[page]?.marks ?? []), ...(columns[page - firstPage] ?? []));
    return made;
  });
};
