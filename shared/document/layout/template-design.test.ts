// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { photoShapes, type PhotoShape } from '../page-settings';
import { findTemplate, templates } from '../templates';
import { a4 } from '../test/marks';
import { lizaSource } from '../test/people';
import { accentColor, accents, type Accent } from '../accents';
import { docxParts } from '../test/docx/docx-parts';
import { readAttachedResume } from '../attachment/read-attached-resume';
import { resumeDocx } from '../docx/resume-docx';
import { attachableDocument } from '../pdf/resume-pdf';
import { layoutDocument } from './layout-document';

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

test('the PDF carries a color that was chosen, and no other', () => {
  const carried = (accent: Accent) =>
    attachableDocument(source, findTemplate('serif'), { ...a4, accent, attachData: true }).attachment ?? '';
  expect(carried('automatic')).not.toContain('accent');
  expect(readAttachedResume(carried('automatic'))?.page.accent).toBe('automatic');
  expect(readAttachedResume(carried('plum'))?.page.accent).toBe('plum');
});

test('a Word document has the color, too', async () => {
  const parts = docxParts(await resumeDocx(source, findTemplate('serif'), { ...a4, accent: 'plum' }));
  expect(parts.source('word/styles.xml')).toContain('6B2C91');
  expect(parts.source('word/styles.xml')).not.toContain('7A1F2B');
});

test('the shape changes nothing but the photo', () => {
  const [first, ...others] = photoShapes
    .filter((shape) => shape !== 'none')
    .map((photo) => layoutDocument(source, findTemplate('bio-data'), { ...a4, photo }))
    .map(({ pages }) => pages.map((page) => page.filter((mark) => mark.kind !== 'image')));
  for (const other of others) expect(other).toEqual(first);
});
