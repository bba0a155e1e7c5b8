// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findTemplate, templates } from '../templates';
import { layoutDocument } from '../layout/layout-document';
import { toMillimetres } from '../layout/font-metrics';
import { a4, allTexts, laidOut } from '../test/marks';
import { lizaSource, blankSource } from '../test/people';
import { paintedFile } from '../test/pdf-file';

const red = new Uint8Array(
  await sharp({ create: { width: 16, height: 16, channels: 3, background: '#ff0000' } })
    .jpeg({ quality: 100 })
    .toBuffer(),
);
const isRed = (color: string) => /^#f[c-f]0[0-4]0[0-4]$/.test(color);
const source = { ...lizaSource, photoUrls: ['/photo'] };

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const document = laidOut(source, template);
  const file = paintedFile(document, red);
  const picture = file.picture(8);

  test('surfaces, rules and dots have their colors and positions', () => {
    const drawn = (document.pages[0] ?? []).flatMap((mark) => {
      if (mark.kind === 'rectangle')
        return { ...mark, x: mark.x + Math.min(mark.width / 20, 1), y: mark.y + mark.height / 2 };
      return mark.kind === 'circle' ? mark : [];
    });
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.map(({ x, y }) => picture.at(x, y))).toEqual(drawn.map(({ color }) => color));
  });

  test('the photo fills its frame, and only that', () => {
    const photo = document.pages[0]?.find((mark) => mark.kind === 'image');
    if (photo?.kind !== 'image') throw new Error('There is no photo');
    const middle = photo.x + photo.size / 2;
    expect(isRed(picture.at(middle, photo.y + 0.4))).toBe(true);
    expect(isRed(picture.at(middle, photo.y + photo.size - 0.4))).toBe(true);
    expect(isRed(picture.at(photo.x + 0.4, photo.y + photo.size / 2))).toBe(true);
    expect(isRed(picture.at(photo.x + photo.size - 0.4, photo.y + photo.size / 2))).toBe(true);
    // Round corners are cut.
    expect(isRed(picture.at(photo.x + 0.2, photo.y + 0.2))).toBe(template.photo.cornerRadius === 0);
    expect(isRed(picture.at(middle, photo.y - 0.4))).toBe(false);
  });

  test('text has its color', () => {
    for (const mark of allTexts(document).filter(({ role }) =>
      ['name', 'title', 'heading', 'detail'].includes(role),
    )) {
      const inks = new Set<string>();
      for (let x = mark.x; x < mark.x + mark.width; x += 0.125)
        for (let y = mark.baseline - toMillimetres(mark.size) * 0.6; y < mark.baseline; y += 0.125)
          inks.add(picture.at(x, y));
      expect(inks, mark.text).toContain(mark.color);
    }
  });

  test('links cover their text', () => {
    const links = file.links();
    const linked = allTexts(document).filter(({ link }) => link !== undefined);
    expect(links).toHaveLength(linked.length);
    linked.forEach((mark, i) => {
      expect(links[i]?.url).toBe(mark.link);
      expect(links[i]?.left).toBeCloseTo(mark.x, 1);
      expect(links[i]?.right).toBeCloseTo(mark.x + mark.width, 1);
      expect(links[i]?.top).toBeLessThan(mark.baseline - 1);
      expect(links[i]?.top).toBeGreaterThan(mark.baseline - 5);
      expect(links[i]?.bottom).toBeGreaterThanOrEqual(mark.baseline);
      expect(links[i]?.bottom).toBeLessThan(mark.baseline + 2);
    });
  });

  test.each([
    ['letter', /Page size: +61[12][.\d]* x 79[12][.\d]* pts \(letter\)/],
    ['long-bond', /Page size: +61[12][.\d]* x 93[56][.\d]* pts/],
  ] as const)('%s paper has its size', (paper, size) => {
    const onPaper = layoutDocument(lizaSource, template, { paper, watermark: false });
    expect(paintedFile(onPaper).info()).toMatch(size);
  });
});

test('the watermark is light and rises from left to right across the page', () => {
  const picture = paintedFile(
    layoutDocument(blankSource, findTemplate('minimalist-gray'), { ...a4, watermark: true }),
  ).picture(2);
  expect(picture.where('#9ca3af')).toEqual([]);
  const marks = ['#e1e3e6', '#e1e3e7', '#e1e4e7', '#e2e3e7', '#e1e3e8'].flatMap(picture.where);
  expect(marks.length).toBeGreaterThan(500);
  const byX = marks.sort((a, b) => a.x - b.x);
  const [left, right] = [byX[0], byX.at(-1)];
  if (!left || !right) throw new Error('There is no watermark');
  expect(right.x - left.x).toBeGreaterThan(50);
  expect(left.y - right.y).toBeGreaterThan(50);
  // Its middle is the page's.
  expect((left.x + right.x) / 2).toBeCloseTo(105, -1);
  expect((left.y + right.y) / 2).toBeCloseTo(148.5, -1);
});

test('the file declares the PDF version that it needs', () => {
  expect(paintedFile(laidOut(blankSource, findTemplate('modern-blue'))).info()).toMatch(/PDF version: +1\.7/);
});

test('PDF syntax characters are drawn, listed and hidden verbatim', () => {
  const odd = 'C:\\docs (old) <<x>> [y] %z';
  const document = laidOut(
    { ...blankSource, resume: { ...blankSource.resume, title: odd } },
    findTemplate('modern-blue'),
  );
  const slanted = document.pages.map((page) =>
    page.map((mark) => (mark.kind === 'text' && mark.role === 'title' ? { ...mark, angle: 1 } : mark)),
  );
  const file = paintedFile({ ...document, pages: slanted });
  expect(file.text('content')).toContain(odd);
  expect(file.info()).toContain(odd);
});
