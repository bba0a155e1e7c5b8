import { findTemplate } from '#shared/document/templates';
import type { Template } from '#shared/document/template';
import { withDesign } from '#shared/document/layout/template-design';
import { product } from '#shared/product/product';
import type { PictureFacts } from './picture-facts';
import { pictureSize } from './picture-size';
import {
  completeText,
  drawableText,
  fitText,
  textPath,
  textWidth,
  type FittedText,
  type Weight,
} from './text-path';

const { width, height } = pictureSize;
const margin = 72;
const photoSize = 300;
const lineHeight = 1.14;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Look {
  /** What is below the text. */
  shapes: string;
  /** Where name, title and place are. */
  text: Box;
  /** The photo's upper left corner. */
  photo: { x: number; y: number };
  name: string;
  muted: string;
  /** Where the product's name and the address begin, and how far the address may reach. */
  footer: { x: number; width: number };
}

const rectangle = ({ x, y, width: w, height: h }: Box, color: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color}"/>`;

const footerHeight = 110;

/** The template's own arrangement of color, photo and text. */
const lookOf = (template: Template): Look => {
  const { palette, primaryColor } = template;
  const panel = 420;
  const photoY = (height - photoSize) / 2;
  if (template.layout === 'sidebar-left' || template.layout === 'sidebar-right') {
    const isLeft = template.layout === 'sidebar-left';
    const panelX = isLeft ? 0 : width - panel;
    const textX = isLeft ? panel + margin * 0.75 : margin;
    const textWidthPx = width - panel - margin * 1.75;
    return {
      shapes:
        rectangle({ x: panelX, y: 0, width: panel, height }, template.sidebar.surface) +
        rectangle({ x: isLeft ? 0 : width - 16, y: 0, width: 16, height }, primaryColor),
      text: { x: textX, y: margin, width: textWidthPx, height: height - margin - footerHeight },
      photo: { x: panelX + (panel - photoSize) / 2, y: photoY },
      name: palette.ink,
      muted: palette.muted,
      footer: { x: textX, width: textWidthPx },
    };
  }
  const beside = width - margin * 2.75 - photoSize;
  const band = 'headerBand' in template ? template.headerBand : undefined;
  if (band) {
    const bandHeight = height - footerHeight - 24;
    const bandColor = band.color === 'tint' ? template.secondaryColor : primaryColor;
    return {
      shapes: rectangle({ x: 0, y: 0, width, height: bandHeight }, bandColor),
      text: { x: margin, y: 48, width: beside, height: bandHeight - 96 },
      photo: { x: width - margin - photoSize, y: (bandHeight - photoSize) / 2 },
      name: band.ink,
      muted: band.muted,
      footer: { x: margin, width: width - margin * 2 },
    };
  }
  return {
    shapes:
      rectangle({ x: 0, y: 0, width, height: 16 }, primaryColor) +
      rectangle(
        { x: margin, y: height - footerHeight - 8, width: width - margin * 2, height: 2 },
        palette.rule,
      ),
    text: { x: margin, y: 48, width: beside, height: height - footerHeight - 88 },
    photo: { x: width - margin - photoSize, y: (height - footerHeight - photoSize) / 2 + 8 },
    name: palette.ink,
    muted: palette.muted,
    footer: { x: margin, width: width - margin * 2 },
  };
};

interface Row extends FittedText {
  weight: Weight;
  color: string;
  /** Above the first line. */
  gap: number;
}

const rowHeight = ({ lines, size, gap }: Row) => gap + lines.length * size * lineHeight;

/** Rows of text, in the middle of the box's height. */
const drawRows = (rows: readonly Row[], box: Box) => {
  let y = box.y + (box.height - rows.reduce((sum, row) => sum + rowHeight(row), 0)) / 2;
  return rows
    .flatMap((row) => {
      y += row.gap;
      return row.lines.map((text) => {
        y += row.size * lineHeight;
        // The baseline is a quarter of the size above the line's end.
        return textPath({ ...row, text, x: box.x, y: y - row.size * 0.25 });
      });
    })
    .join('');
};

const nameSizes = [88, 80, 72, 64, 56, 50];
const titleSizes = [44, 40, 36, 32];

const textRows = (facts: PictureFacts, look: Look): Row[] => {
  const row = (
    text: string,
    fit: { weight: Weight; sizes: readonly number[]; maxLines: number },
  ): FittedText[] => {
    const drawable = completeText(text, fit.weight);
    return drawable ? [fitText(drawable, { ...fit, width: look.text.width })] : [];
  };
  const name = row(facts.name, { weight: 'bold', sizes: nameSizes, maxLines: 2 });
  // A name with letters of another script: the username, which is always Latin.
  const shown =
    name.length > 0 ? name : row(facts.username, { weight: 'bold', sizes: nameSizes, maxLines: 2 });
  return [
    ...shown.map((fitted): Row => ({ ...fitted, weight: 'bold', color: look.name, gap: 0 })),
    ...row(facts.title, { weight: 'regular', sizes: titleSizes, maxLines: 2 }).map((fitted): Row => ({
      ...fitted,
      weight: 'regular',
      color: look.name,
      gap: 14,
    })),
    ...row(facts.location, { weight: 'regular', sizes: [30], maxLines: 1 }).map((fitted): Row => ({
      ...fitted,
      weight: 'regular',
      color: look.muted,
      gap: 18,
    })),
  ];
};

const drawFooter = (facts: PictureFacts, { footer }: Look, template: Template) => {
  const y = height - 50;
  const brand = { text: product.name, weight: 'bold', size: 40, color: template.primaryColor, y } as const;
  const brandWidth = textWidth(brand.text, 'bold', brand.size) + 28;
  const address = fitText(drawableText(facts.address, 'regular'), {
    weight: 'regular',
    sizes: [28, 24],
    maxLines: 1,
    width: footer.width - brandWidth,
  });
  return (
    textPath({ ...brand, x: footer.x }) +
    address.lines
      .map((text) =>
        textPath({
          text,
          weight: 'regular',
          size: address.size,
          x: footer.x + brandWidth,
          y,
          color: template.palette.muted,
        }),
      )
      .join('')
  );
};

/** In place of a photo: initials on a disc. */
const drawInitials = (facts: PictureFacts, { photo }: Look, template: Template) => {
  const words = (completeText(facts.name, 'bold') || facts.username).split(' ');
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
  const size = 120;
  const center = { x: photo.x + photoSize / 2, y: photo.y + photoSize / 2 };
  const x = center.x - textWidth(initials, 'bold', size) / 2;
  return (
    `<circle cx="${center.x}" cy="${center.y}" r="${photoSize / 2}" fill="${template.secondaryColor}"/>` +
    textPath({
      text: initials,
      weight: 'bold',
      size,
      x,
      y: center.y + size * 0.33,
      color: template.primaryColor,
    })
  );
};

/** Everything but the photo, as an SVG that has no text, only outlines and template colors. */
export const pictureSvg = (facts: PictureFacts, hasPhoto: boolean): string => {
  const template = withDesign(findTemplate(facts.templateId), { accent: facts.accent });
  const look = lookOf(template);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    rectangle({ x: 0, y: 0, width, height }, '#ffffff'),
    look.shapes,
    hasPhoto ? '' : drawInitials(facts, look, template),
    drawRows(textRows(facts, look), look.text),
    drawFooter(facts, look, template),
    '</svg>',
  ].join('');
};

/** Where the photo goes, and the shape that is cut out of it. */
export const photoPlace = (facts: PictureFacts) => {
  const { photo } = lookOf(findTemplate(facts.templateId));
  const radius = facts.isPhotoRound ? photoSize / 2 : 20;
  return {
    left: Math.round(photo.x),
    top: Math.round(photo.y),
    size: photoSize,
    mask: `<svg xmlns="http://www.w3.org/2000/svg" width="${photoSize}" height="${photoSize}"><rect width="${photoSize}" height="${photoSize}" rx="${radius}" fill="#fff"/></svg>`,
  };
};
