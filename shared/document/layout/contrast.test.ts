// @vitest-environment node
import { expect, test } from 'vitest';
import { accents } from '../accents';
import { findTemplate, templates } from '../templates';
import { everySection } from '../test/every-section';
import { a4, texts } from '../test/marks';
import { lizaSource } from '../test/people';
import type { Mark, Page, TextMark } from './document';
import { toMillimetres, weightOf } from './font-metrics';
import { layoutDocument } from './layout-document';

// axe cannot decide the contrast of text in a picture, which the pages of the preview are.

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const covers = (mark: Mark, x: number, y: number) =>
  mark.kind === 'rectangle'
    ? x >= mark.x && x <= mark.x + mark.width && y >= mark.y && y <= mark.y + mark.height
    : mark.kind === 'circle' && Math.hypot(x - mark.x, y - mark.y) <= mark.radius;

/** What is painted last below the ends and the middle of a text. */
const surfacesOf = (page: Page, text: TextMark) => {
  const y = text.baseline - toMillimetres(text.size) * 0.3;
  return [0, 0.5, 1].map((share) => {
    const below = page
      .slice(0, page.indexOf(text))
      .findLast((mark) => covers(mark, text.x + share * text.width, y));
    return below && 'color' in below ? below.color : '#ffffff';
  });
};

/** Large is 18 pt, or 14 pt in bold: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const required = ({ size, font }: TextMark) =>
  size >= 18 || (size >= 14 && weightOf(font) === 'bold') ? 3 : 4.5;

/** As a printer without colors prints it (ITU-R BT.601). */
const inGray = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const gray = Math.round(0.299 * red + 0.587 * green + 0.114 * blue).toString(16);
  return `#${gray.padStart(2, '0').repeat(3)}`;
};

test.each(templates.flatMap(({ id }) => accents.map((accent) => [id, accent] as const)))(
  'every text of %s in %s has enough contrast with what it is printed on, also in gray',
  (id, accent) => {
    const faint: string[] = [];
    for (const source of [lizaSource, everySection])
      for (const page of layoutDocument(source, findTemplate(id), { ...a4, accent, watermark: true }).pages)
        for (const text of texts(page)) {
          // The watermark is meant to be faint.
          if (text.opacity !== undefined) continue;
          for (const surface of surfacesOf(page, text)) {
            const found = [contrast(text.color, surface), contrast(inGray(text.color), inGray(surface))];
            if (Math.min(...found) < required(text)) faint.push(`${text.text}: ${text.color} on ${surface}`);
          }
        }
    expect(faint).toEqual([]);
  },
);
