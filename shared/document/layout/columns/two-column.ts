import type { TwoColumnTemplate } from '../../template';
import type { Paper } from '../document';
import { flow } from '../flow';
import { shownSections } from '../prepared-sections';
import type { PreparedSource } from '../prepared-source';
import { mainColumn, sectionGap } from '../column';
import { allSectionRows, sectionRows } from '../sections';
import { belowHeader, opening } from './header';
import { flowSideBySide } from './side-by-side';
import { frame, sheet, type Sheet } from './sheet';

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
  const first = opening(source, template, paper);

  const across = mainColumn(template, width);
  const column = mainColumn(template, columnWidth);
  const leadSections = allSectionRows(template.sections.lead, source, across);
  const leadRows = [...first.rows, ...belowHeader(leadSections, template)];
  const lead = flow(leadRows, (page) => frame(template, paper, margin, page === 0 ? first.top : margin));
  // The columns begin on the page where the lead ends.
  const firstPage = Math.max(lead.length - 1, 0);
  const leadEnd = lead.at(-1)?.end;
  const columnsTop = leadEnd === undefined ? first.top : leadEnd + sectionGap(template);
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
    const made = page === 0 ? first.sheet : sheet();
    made.content.push(...(lead[page]?.marks ?? []), ...(columns[page - firstPage] ?? []));
    return made;
  });
};
