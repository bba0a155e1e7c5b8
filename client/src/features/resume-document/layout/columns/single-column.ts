import type { SingleColumnTemplate } from '#shared/resume-document/template';
import { product } from '#shared/product/product';
import type { Paper } from '../document';
import { flow, heightOf } from '../flow';
import { textWidth } from '../font-metrics';
import type { PreparedSource } from '../prepared-source';
import { row, textMark, withFirst, type TextStyle } from '../rows';
import { mainColumn, space } from '../column';
import { allSectionRows, contactLine, nameAndTitleRows } from '../sections';
import { frame, photoMark, sheet, type Sheet } from './sheet';

/** One column that reads from top to bottom under a header with the photo at its right. */
export const layOutSingleColumn = (
  source: PreparedSource,
  template: SingleColumnTemplate,
  paper: Paper,
): Sheet[] => {
  const { margin } = template.page;
  const width = paper.width - 2 * margin;
  const column = mainColumn(template, width);
  const headerWidth = source.photoUrl ? width - template.photo.size - space.section : width;
  const header = mainColumn(template, headerWidth);

  const headerRows = [
    ...nameAndTitleRows(source, header),
    ...withFirst(contactLine(source, header), { before: space.item, glued: true }),
  ];
  const photoRest = source.photoUrl ? Math.max(template.photo.size - heightOf(headerRows), 0) : 0;
  const pages = flow(
    [
      ...headerRows,
      row(photoRest, [], { glued: true }),
      ...allSectionRows(template.sections, source, column),
    ],
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
    font: 'regular',
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
