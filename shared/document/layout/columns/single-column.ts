import type { SingleColumnTemplate } from '../../template';
import { product } from '#shared/product/product';
import type { Paper } from '../document';
import { flow } from '../flow';
import { textWidth } from '../font-metrics';
import type { PreparedSource } from '../prepared-source';
import { textMark, type TextStyle } from '../rows';
import { mainColumn } from '../column';
import { allSectionRows } from '../sections';
import { fontOf } from '../typefaces';
import { headerRows } from './header';
import { frame, photoMark, sheet, type Sheet } from './sheet';

/** One column that reads from top to bottom under a header with the photo at its right. */
export const layOutSingleColumn = (
  source: PreparedSource,
  template: SingleColumnTemplate,
  paper: Paper,
): Sheet[] => {
  const { margin } = template.page;
  const width = paper.width - 2 * margin;
  const rest = template.sections.filter((section) => section !== 'contact');
  const pages = flow(
    [...headerRows(source, template, width), ...allSectionRows(rest, source, mainColumn(template, width))],
    () => frame(template, paper, margin, margin),
  );

  return Array.from({ length: Math.max(pages.length, 1) }, (_, page) => {
    const made = sheet();
    if (page === 0 && source.photoUrl) {
      const photoX = paper.width - margin - template.photo.size;
      made.content.push(photoMark(source.photoUrl, template, photoX, margin));
    }
    made.content.push(...(pages[page]?.marks ?? []));
    made.content.push(footer(template, paper));
    return made;
  });
};

const footer = (template: SingleColumnTemplate, paper: Paper) => {
  const text = `Generated with ${product.name} - Premium Resume Builder`;
  const style: TextStyle = {
    role: 'artifact',
    font: fontOf(template, 'regular'),
    size: template.footer.size,
    color: template.palette.muted,
    lineHeight: 1,
  };
  const width = textWidth(text, style.font, style.size);
  return textMark(text, style, {
    x: (paper.width - width) / 2,
    baseline: paper.height - template.footer.aboveEdge,
    width,
  });
};
