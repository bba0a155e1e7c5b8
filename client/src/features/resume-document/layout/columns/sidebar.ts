import type { SidebarTemplate } from '#shared/resume-document/template';
import type { Mark, Paper } from '../document';
import { flow } from '../flow';
import type { PreparedSource } from '../prepared-source';
import { mainColumn, space } from '../column';
import { allSectionRows, nameAndTitleRows } from '../sections';
import { frame, photoMark, sheet, type Sheet } from './sheet';

/**
 * A sidebar from edge to edge of every page and the main column beside it. Each flows on its own; on every page the main
 * column is read first, whichever side the sidebar is on.
 */
export const layOutSidebar = (source: PreparedSource, template: SidebarTemplate, paper: Paper): Sheet[] => {
  const { margin } = template.page;
  const { width, padding, gutter } = template.sidebar;
  const left = template.layout === 'sidebar-left';
  const sidebarX = left ? 0 : paper.width - width;
  const mainX = left ? width + gutter : margin;
  const main = mainColumn(template, paper.width - width - gutter - margin);
  const side = { ...mainColumn(template, width - 2 * padding), bodySize: template.sidebar.text };

  const mainRows = [
    ...nameAndTitleRows(source, main),
    ...allSectionRows(template.sections.main, source, main),
  ];
  const photoBottom = source.photoUrl ? margin + template.photo.size + space.section : margin;
  const mainPages = flow(mainRows, () => frame(template, paper, mainX, margin));
  const sidePages = flow(allSectionRows(template.sections.side, source, side), (page) =>
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
    made.content.push(...(mainPages[page]?.marks ?? []));
    if (page === 0 && source.photoUrl) {
      made.content.push(
        photoMark(source.photoUrl, template, sidebarX + (width - template.photo.size) / 2, margin),
      );
    }
    made.content.push(...(sidePages[page]?.marks ?? []));
    return made;
  });
};
