import QRCode from 'qrcode';
import { describe, expect, test } from 'vitest';
import { templates } from './templates';
import { documentSource, type CodeMark, type Mark } from './layout/document';
import { layoutDocument } from './layout/layout-document';
import { loadTypeface } from './layout/typefaces';
import { profileCode } from './profile-code';
import { liza } from './test/people';

const url = 'https://husay.example/profile/liza';
const code = await profileCode(url);
await loadTypeface('serif');

const isCode = (mark: Mark): mark is CodeMark => mark.kind === 'code';

test('the code has the modules of the library, as runs', () => {
  const { size, data } = QRCode.create(url, { errorCorrectionLevel: 'Q' }).modules;
  const drawn = new Uint8Array(size * size);
  for (const { x, y, length } of code.runs) drawn.fill(1, y * size + x, y * size + x + length);
  expect(code.side).toBe(size);
  expect([...drawn]).toEqual([...data]);
  expect(code.alt).toBe('QR code of husay.example/profile/liza');
});

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  const layOut = (withPhoto: boolean, withCode = true) =>
    layoutDocument(
      {
        ...documentSource(liza, url, withCode ? code : undefined),
        photoUrls: withPhoto ? ['/api/photos/1'] : [],
      },
      template,
      { paper: 'a4', watermark: false },
    );

  test.each([true, false])(
    'one code on the first page, clear of everything else (photo: %s)',
    (withPhoto) => {
      const { pages, paper } = layOut(withPhoto);
      const [found, ...others] = pages.flat().filter(isCode);
      expect(others).toEqual([]);
      if (!found) throw new Error('There is no code');
      expect(pages[0]).toContain(found);
      expect(found.x).toBeGreaterThan(0);
      expect(found.x + found.size).toBeLessThanOrEqual(paper.width - 5);
      const quiet = 2;
      const overlaps = pages[0]!.filter((mark) => {
        if (mark.kind === 'text' && mark.role !== 'artifact') {
          const isBeside = mark.x > found.x + found.size + quiet || mark.x + mark.width < found.x - quiet;
          const isAbove = mark.baseline < found.y - quiet;
          // Letters are lower than their size above the baseline.
          const isBelow = mark.baseline - (mark.size * 25.4) / 72 > found.y + found.size;
          return !isBeside && !isAbove && !isBelow;
        }
        if (mark.kind !== 'image') return false;
        return mark.x < found.x + found.size && mark.x + mark.size > found.x && mark.y + mark.size > found.y;
      });
      expect(overlaps.map((mark) => (mark.kind === 'text' ? mark.text : mark.kind))).toEqual([]);
    },
  );

  test('the text and its order are the same as without it', () => {
    const textOf = (withCode: boolean) =>
      layOut(true, withCode)
        .pages.flat()
        .flatMap((mark) => (mark.kind === 'text' && mark.role !== 'artifact' ? [mark.text] : []))
        .join(' ')
        .replace(/[\s|]+/g, ' ');
    expect(textOf(true)).toBe(textOf(false));
  });
});

test('a name in the middle is at the left where the contact details have the code at their right', () => {
  for (const template of templates.filter((one) => 'header' in one && one.header === 'centered')) {
    const { pages } = layoutDocument({ ...documentSource(liza, url, code), photoUrls: [] }, template, {
      paper: 'a4',
      watermark: false,
    });
    const starts = ['name', 'title', 'contact'].map((role) =>
      pages[0]?.find((mark) => mark.kind === 'text' && mark.role === role),
    );
    expect(starts.map((mark) => mark?.x)).toEqual(starts.map(() => template.page.margin));
  }
});
