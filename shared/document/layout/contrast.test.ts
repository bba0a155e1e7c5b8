// @vitest-environment node
import { expect, test } from 'vitest';
import { accents } from '../accents';
import { findTemplate, templates } from '../templates';
import { everySection } from '../test/every-section';
import { a4, texts } from '../test/marks';
import { lizaSource } from '../test/people';
import { contrast, inGray } from '../contrast';
import type { LayoutOptions, Mark, Page, TextMark } from './document';
import { toMillimetres, weightOf } from './font-metrics';
import { layoutDocument } from './layout-document';

// axe cannot decide the contrast of text in a picture, which the pages of the preview are.

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

const faintTexts = (id: string, choices: Partial<LayoutOptions>) => {
  const faint: string[] = [];
  for (const source of [lizaSource, everySection])
    for (const page of layoutDocument(source, findTemplate(id), { ...a4, ...choices, watermark: true }).pages)
      for (const text of texts(page)) {
        // The watermark is meant to be faint.
        if (text.opacity !== undefined) continue;
        for (const surface of surfacesOf(page, text)) {
          const found = [contrast(text.color, surface), contrast(inGray(text.color), inGray(surface))];
          if (Math.min(...found) < required(text)) faint.push(`${text.text}: ${text.color} on ${surface}`);
        }
      }
  return faint;
};

test.each(templates.flatMap(({ id }) => accents.map((accent) => [id, accent] as const)))(
  'every text of %s in %s has enough contrast with what it is printed on, also in gray',
  (id, accent) => {
    expect(faintTexts(id, { accent })).toEqual([]);
  },
);

// Black, white, the brightest and the strongest: what a brand may be.
const brands = ['#000000', '#ffffff', '#ffd500', '#00e5ff', '#e4002b', '#808080', '#0033a0'];

test.each(templates.flatMap(({ id }) => brands.map((color) => [id, color] as const)))(
  'every text of %s under a letterhead in %s has enough contrast, also in gray',
  (id, color) => {
    const letterhead = { name: 'Harbor Crew', color, header: ['5 Rizal Street'], footer: ['License 123'] };
    expect(faintTexts(id, { letterhead })).toEqual([]);
  },
);
