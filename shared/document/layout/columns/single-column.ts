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
import { belowHeader, opening } from './header';
import { frame, sheet, type Sheet } from './sheet';

/** One column that reads from top to bottom under a header with the photo at its right, with the product's footer if wanted. */
export const layOutSingleColumn = (
  source: PreparedSource,
  template: SingleColumnTemplate,
  paper: Paper,
  hasFooter: boolean,
): Sheet[] => {
  const { margin } = template.page;
  const width = paper.width - 2 * margin;
  const rest = template.sections.filter((section) => section !== 'contact');
  const first = opening(source, template, paper);
  const sections = belowHeader(allSectionRows(rest, source, mainColumn(template, width)), template);
  const pages = flow([...first.rows, ...sections], (page) =>
    frame(template, paper, margin, page === 0 ? first.top : margin),
  );

  return Array.from({ length: Math.max(pages.length, 1) }, (_, page) => {
    const made = page === 0 ? first.sheet : sheet();
    made.content.push(...(pages[page]?.marks ?? []));
    if (hasFooter) made.content.push(footer(template, paper));
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
