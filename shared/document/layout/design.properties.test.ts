// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { designChoices, type Design } from '../page-settings';
import { pairings, type Pairing, type Template } from '../template';
import { defaultTemplate, templates } from '../templates';
import { everySection } from '../test/every-section';
import { generatedWithSections } from '../test/generated-sections';
import { a4, allTexts, squeezed, texts } from '../test/marks';
import { lizaSource } from '../test/people';
import { paintPdf } from '../pdf/paint-pdf';
import { fontFiles, openedFile } from '../test/pdf-file';
import type { LaidOutDocument, TextMark } from './document';
import { toMillimetres } from './font-metrics';
import { layoutDocument } from './layout-document';
import { withDesign } from './template-design';

const typefaces = Object.keys(pairings) as Pairing[];

/** Every size of headings with every width of margins, in a pair of typefaces that is another one for each template. */
const sizesAndMargins = (template: number): Partial<Design>[] =>
  designChoices.headingSize.flatMap((headingSize, i) =>
    designChoices.margins.map((margins, j) => ({
      headingSize,
      margins,
      typeface: typefaces[(template + i + 2 * j) % typefaces.length] ?? 'sans',
    })),
  );

/** The part of the page that a text's letters take, but for what hangs below the line. */
const boxOf = ({ x, width, baseline, size }: TextMark) => {
  const height = toMillimetres(size);
  return { left: x, right: x + width, top: baseline - 0.66 * height, bottom: baseline + 0.05 * height };
};

const overlaps = (document: LaidOutDocument) =>
  document.pages.flatMap((page) => {
    const boxes = texts(page).map((mark) => ({ text: mark.text, ...boxOf(mark) }));
    return boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.05 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.05,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  });

/** The letters of everything that is read, but for bars between items, and addresses, which are shortened where a column is too narrow. */
const lettersOf = (document: LaidOutDocument) =>
  squeezed(
    allTexts(document)
      .filter(({ role, link }) => role !== 'artifact' && role !== 'marker' && link === undefined)
      .map(({ text }) => text)
      .join(''),
  ).length;

const letters = 'Peñafrancia ₱25,000 Łódź Đặng Škoda Ängström Çelik Œuvre';

/** A file with them in its title and its summary. */
const painted = (template: Template, typeface: Pairing) => {
  const resume = { ...lizaSource.resume, title: letters, summary: letters };
  return paintPdf(layoutDocument({ ...lizaSource, resume }, template, { ...a4, typeface }), fontFiles);
};

describe.each(templates.map((template, i) => [template.id, template, i] as const))('%s', (_, template, i) => {
  test('in every size of headings and width of margins nothing is lost, overlaps or leaves the page', () => {
    const sources = [generatedWithSections(3, 'long'), everySection];
    const found = sources.map((source) => lettersOf(layoutDocument(source, template, a4)));
    sizesAndMargins(i).forEach((design, j) => {
      const at = j % sources.length;
      const document = layoutDocument(sources[at] ?? everySection, template, { ...a4, ...design });
      const { margin } = withDesign(template, design).page;
      const { width, height } = document.paper;
      const name = JSON.stringify(design);
      expect(lettersOf(document), name).toBe(found[at]);
      expect(overlaps(document), name).toEqual([]);
      for (const mark of allTexts(document)) {
        const { left, right, top, bottom } = boxOf(mark);
        const free = mark.role === 'artifact' ? 6 : margin - 0.5;
        expect(Math.min(left, width - right, top), `${mark.text} in ${name}`).toBeGreaterThan(4.5);
        expect(height - bottom, `${mark.text} in ${name}`).toBeGreaterThan(free);
      }
    });
  });

  test('in every pair of typefaces the file has every character', () => {
    const typeface = typefaces[i % typefaces.length] ?? 'sans';
    const text = squeezed(openedFile(painted(template, typeface)).text('content'));
    expect(text.split(squeezed(letters))).toHaveLength(3);
  });
});

test.each(typefaces)('equal input makes equal bytes in %s', (typeface) => {
  expect(painted(defaultTemplate, typeface)).toEqual(painted(defaultTemplate, typeface));
});
