import sharp from 'sharp';
import { expect, test } from 'vitest';
import { generateQrCode } from './qr-code-card';

test('the drawn code is a 300 pixel picture in pure black on white with two white modules around it', async () => {
  const dataUrl = await generateQrCode('https://husay.example/profile/maria-santos');
  const png = Buffer.from(dataUrl.replace('data:image/png;base64,', ''), 'base64');
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 300]);
  expect([...new Set(data)].sort((a, b) => a - b)).toEqual([0, 255]);

  // The first dark pixel on the diagonal is the corner of a finder pattern, which is seven modules wide.
  const isDark = (x: number, y: number) => data[y * info.width + x] === 0;
  const corner = Array.from({ length: 150 }, (_, at) => at).findIndex((at) => isDark(at, at));
  const finderEnd = Array.from({ length: 150 }, (_, at) => at).findIndex(
    (at) => at > corner && !isDark(at, corner),
  );
  const modulePixels = (finderEnd - corner) / 7;
  expect(Math.round(corner / modulePixels)).toBe(2);
});
