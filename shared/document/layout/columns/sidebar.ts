import type { SidebarTemplate } from '../../template';
import type { Mark, Paper } from '../document';
import { flow, type FlowedFrame, type Row } from '../flow';
import type { ContactItem } from '../prepared-entry';
import type { PreparedSource } from '../prepared-source';
import { mainColumn, space, styles } from '../column';
import { allSectionRows, contactLine, nameAndTitleRows } from '../sections';
import { fitsOneLine, withFirst } from '../rows';
import { codeRow } from './profile-code';
import { frame, photoMark, sheet, type Sheet } from './sheet';

/** The marks of the rows that match, and those of the others, each in reading order. */
const divided = (flowed: FlowedFrame | undefined, matches: (row: Row) => boolean) => {
  const [matching, others]: [Mark[], Mark[]] = [[], []];
  let at = 0;
  for (const row of flowed?.rows ?? []) {
    const marks = flowed?.marks.slice(at, at + row.marks.length) ?? [];
    (matches(row) ? matching : others).push(...marks);
    at += row.marks.length;
  }
  return [matching, others] as const;
};

/** The rows with the QR code, if there is one, at the end of the contact details. */
const withCode = (rows: readonly Row[], { code }: PreparedSource): readonly Row[] => {
  if (!code) return rows;
  const end = rows.findLastIndex(({ section }) => section === 'contact') + 1;
  return [...rows.slice(0, end), codeRow(code), ...rows.slice(end)];
};

/**
 * A sidebar from edge to edge of every page and the main column beside it, each flowing on its own. Read are name and
 * title, the contact block, the rest of the main column, then the rest of the sidebar, whichever side it is on. A long
 * address is under the title, where it is whole.
 */
export const layOutSidebar = (source: PreparedSource, template: SidebarTemplate, paper: Paper): Sheet[] => {
  const { margin } = template.page;
  const { width, padding, gutter } = template.sidebar;
  const left = template.layout === 'sidebar-left';
  const sidebarX = left ? 0 : paper.width - width;
  const mainX = left ? width + gutter : margin;
  const mainStyle = mainColumn(template, paper.width - width - gutter - margin);
  const sideStyle = { ...mainColumn(template, width - 2 * padding), bodySize: template.sidebar.text };

  const fitsSidebar = ({ text, link }: ContactItem) =>
    link === undefined || fitsOneLine(text, styles(sideStyle).contact, sideStyle.width);
  const contact = source.contact.filter(fitsSidebar);
  const underTitle = source.contact.filter((item) => !contact.includes(item));
  const mainRows = [
    ...nameAndTitleRows(source, mainStyle),
    ...withFirst(contactLine({ contact: underTitle }, mainStyle), { before: space.item, glued: true }),
    ...allSectionRows(template.sections.main, source, mainStyle),
  ];
  const photoBottom = source.photoUrl ? margin + template.photo.size + space.section : margin;
  const mainPages = flow(mainRows, () => frame(template, paper, mainX, margin));
  const sideRows = withCode(
    allSectionRows(template.sections.side, { ...source, contact }, sideStyle),
    source,
  );
  const sidePages = flow(sideRows, (page) =>
    frame(template, paper, sidebarX + padding, page === 0 ? photoBottom : margin),
  );

  return Array.from({ length: Math.max(mainPages.length, sidePages.length, 1) }, (_, page) => {
    const made = sheet();
    const surface: Mark = {
      kind: 'rectangle',
      role: 'artifact',
      x: sidebarX,
      y: 0,
      width,
      height: paper.height,
      radius: 0,
      color: template.sidebar.surface,
    };
    made.beneath.push(surface);
    if (page === 0 && source.photoUrl) {
      made.content.push(
        photoMark(source.photoUrl, template, sidebarX + (width - template.photo.size) / 2, margin),
      );
    }
    const [nameAndTitle, main] = divided(mainPages[page], (row) => row.section === undefined);
    const [contactMarks, side] = divided(sidePages[page], (row) => row.section === 'contact');
    made.content.push(...nameAndTitle, ...contactMarks, ...main, ...side);
    return made;
  });
};
