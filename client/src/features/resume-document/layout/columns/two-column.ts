import type { TwoColumnTemplate } from '#shared/resume-document/template';
import type { Mark, Paper } from '../document';
import { flow, heightOf, moved } from '../flow';
import { withFirst } from '../rows';
import type { PreparedSource } from '../prepared-source';
import { mainColumn, sectionGap, space } from '../column';
import { allSectionRows, contactLine, nameAndTitleRows, sectionRows, shownSections } from '../sections';
import { flowSideBySide } from './side-by-side';
import { frame, photoMark, sheet, type Sheet } from './sheet';

/** A color band with name, title and photo, the lead across the page, and the sections in two columns where they fit. */
export const layOutTwoColumn = (
  source: PreparedSource,
  template: TwoColumnTemplate,
  paper: Paper,
): Sheet[] => {
  const { margin } = template.page;
  const width = paper.width - 2 * margin;
  const columnWidth = (width - template.gutter) / 2;

  const { height, padding, ink, muted } = template.headerBand;
  const bandWidth = source.photoUrl ? width - template.photo.size - space.section : width;
  const nameRows = nameAndTitleRows(source, { ...mainColumn(template, bandWidth), ink, accent: muted });
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

  const across = mainColumn(template, width);
  const column = mainColumn(template, columnWidth);
  const headTop = bandHeight + space.entry;
  const leadRows = [
    ...contactLine(source, across),
    ...withFirst(allSectionRows(template.sections.lead, source, across), { before: space.entry }),
  ];
  const lead = flow(leadRows, (page) => frame(template, paper, margin, page === 0 ? headTop : margin));
  // The columns begin on the page where the lead ends.
  const firstPage = Math.max(lead.length - 1, 0);
  const leadEnd = lead.at(-1)?.end;
  const columnsTop = leadEnd === undefined ? headTop : leadEnd + sectionGap(template);
  const columns = flowSideBySide(
    shownSections(template.sections.columns, source).map((id) => ({
      wide: sectionRows(id, source, across),
      narrow: sectionRows(id, source, column),
    })),
    {
      frameAt: (page) => frame(template, paper, margin, page === 0 ? columnsTop : margin),
      rightOffset: columnWidth + template.gutter,
      sectionGap: sectionGap(template),
    },
  );

  return Array.from({ length: firstPage + columns.length }, (_, page) => {
    const made = sheet();
    if (page === 0) {
      made.beneath.push(band);
      if (source.photoUrl) {
        const photoX = paper.width - margin - template.photo.size;
        const photoY = (bandHeight - template.photo.size) / 2;
        made.content.push(photoMark(source.photoUrl, template, photoX, photoY));
      }
      const [name] = flow(nameRows, () => ({
        x: 0,
        top: 0,
        bottom: paper.height,
        lastOpening: paper.height,
      }));
      const nameTop = (bandHeight - nameHeight) / 2;
      made.content.push(...(name?.marks ?? []).map((mark) => moved(mark, margin, nameTop)));
    }
    made.content.push(...(lead[page]?.marks ?? []));
    made.content.push(...(columns[page - firstPage] ?? []));
    return made;
  });
};
