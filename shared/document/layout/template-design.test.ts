// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { automaticDesign, designNames, photoShapes, type Design, type PhotoShape } from '../page-settings';
import { pairings, type Pairing } from '../template';
import { findTemplate, templates } from '../templates';
import { a4, allTexts, squeezed } from '../test/marks';
import { lizaSource } from '../test/people';
import { accentColor, accents, type Accent } from '../accents';
import { docxParts } from '../test/docx/docx-parts';
import { readAttachedResume } from '../attachment/read-attached-resume';
import { resumeDocx } from '../docx/resume-docx';
import { attachableDocument } from '../pdf/resume-pdf';
import type { Role } from './document';
import { layoutDocument } from './layout-document';
import { withDesign } from './template-design';

const source = { ...lizaSource, photoUrls: ['/photo'] };

describe.each(templates)('$id', (template) => {
  const laidOutWith = (photo: PhotoShape) => layoutDocument(source, template, { ...a4, photo });
  const photoIn = (shape: PhotoShape) => laidOutWith(shape).pages[0]?.find((mark) => mark.kind === 'image');

  test('the photo keeps its place and size in every shape', () => {
    const own = photoIn('automatic');
    expect(own).toMatchObject({ radius: template.photo.cornerRadius });
    expect(photoIn('round')).toEqual({ ...own, radius: template.photo.size / 2 });
    expect(photoIn('square')).toEqual({ ...own, radius: 0 });
  });

  test('without it the page is that of a resume that has none', () => {
    expect(laidOutWith('none')).toEqual(layoutDocument(lizaSource, template, a4));
  });
});

test.each(templates)(
  'a color changes only the colors of $id, and the template’s own is none of them',
  (template) => {
    const laidOutIn = (accent?: Accent) => layoutDocument(source, template, { ...a4, accent }).pages;
    const withoutColors = (pages: ReturnType<typeof laidOutIn>) =>
      pages.map((page) => page.map((mark) => ({ ...mark, color: undefined })));
    const colorsIn = (pages: ReturnType<typeof laidOutIn>) =>
      new Set(pages.flatMap((page) => page.map((mark) => ('color' in mark ? mark.color : undefined))));
    const own = laidOutIn();
    expect(laidOutIn('automatic')).toEqual(own);
    for (const accent of accents.slice(1)) {
      const colored = laidOutIn(accent);
      expect(withoutColors(colored)).toEqual(withoutColors(own));
      expect(colorsIn(colored)).toContain(accentColor(accent));
      // Some templates have the ink, or the very accent, for their color.
      if (![template.palette.ink, accentColor(accent)].includes(template.primaryColor))
        expect(colorsIn(colored)).not.toContain(template.primaryColor);
    }
  },
);

const chosen: Design = {
  accent: 'plum',
  typeface: 'serif-headings',
  headingSize: 'large',
  margins: 'narrow',
};

test('the PDF carries what was chosen of the look, and no other', () => {
  const carried = (design: Design) =>
    attachableDocument(source, findTemplate('serif'), { ...a4, ...design, attachData: true }).attachment ??
    '';
  for (const name of designNames) expect(carried(automaticDesign)).not.toContain(name);
  expect(readAttachedResume(carried(automaticDesign))?.page).toMatchObject(automaticDesign);
  expect(readAttachedResume(carried(chosen))?.page).toMatchObject(chosen);
});

test('a Word document has the look, too', async () => {
  const parts = docxParts(await resumeDocx(source, findTemplate('serif'), { ...a4, ...chosen }));
  const styles = parts.source('word/styles.xml');
  expect(styles).toContain('6B2C91');
  expect(styles).not.toContain('7A1F2B');
  expect(styles).toContain('Calibri');
  expect(styles).toContain('Cambria');
  // 15 mm.
  expect(parts.source('word/document.xml')).toMatch(/<w:pgMar [^>]*w:left="850"/);
});

describe.each(templates)('$id', (template) => {
  const { type, page, typeface: own = 'sans' } = template;

  test('a pair of typefaces changes fonts and nothing that is printed', () => {
    const looks = Object.keys(pairings).map((name) => {
      const typeface = name as Pairing;
      const document = layoutDocument(source, template, { ...a4, typeface });
      const fontsOf = (roles: readonly Role[]) =>
        new Set(
          allTexts(document)
            .filter(({ role }) => roles.includes(role))
            .map(({ font }) => (font.startsWith('serif') ? 'serif' : 'sans')),
        );
      const { display, text } = pairings[typeface];
      expect(fontsOf(['name', 'heading'])).toEqual(new Set([display]));
      expect(fontsOf(['entry', 'detail', 'paragraph'])).toEqual(new Set([text]));
      if (typeface === own) expect(document).toEqual(layoutDocument(source, template, a4));
      return squeezed([...allTexts(document)].map((mark) => mark.text).join('')).length;
    });
    expect(new Set(looks).size).toBe(1);
  });

  test('headings and margins change as they are chosen, within bounds', () => {
    const designed = (design: Partial<Design>) => withDesign(template, { ...automaticDesign, ...design });
    const [small, large] = (['small', 'large'] as const).map(
      (headingSize) => designed({ headingSize }).type.heading,
    );
    expect(small).toBeLessThan(type.heading);
    expect(small).toBeGreaterThanOrEqual(type.entry);
    expect(large).toBeGreaterThan(type.heading);
    expect(large).toBeLessThanOrEqual(20);
    const [narrow, wide] = (['narrow', 'wide'] as const).map((margins) => designed({ margins }).page);
    expect(narrow?.margin).toBeLessThan(page.margin);
    expect(narrow?.margin).toBeGreaterThanOrEqual(12);
    expect(wide?.margin).toBeGreaterThan(page.margin);
    expect(wide?.margin).toBeLessThanOrEqual(27);
    expect(designed({})).toEqual(template);
  });
});

test('the shape changes nothing but the photo', () => {
  const [first, ...others] = photoShapes
    .filter((shape) => shape !== 'none')
    .map((photo) => layoutDocument(source, findTemplate('bio-data'), { ...a4, photo }))
    .map(({ pages }) => pages.map((page) => page.filter((mark) => mark.kind !== 'image')));
  for (const other of others) expect(other).toEqual(first);
});
