// @vitest-environment node
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readJpeg } from './jpeg';

const picture = sharp({ create: { width: 12, height: 7, channels: 3, background: '#8ac' } });

test.each([
  ['baseline', picture.clone().jpeg(), 'DeviceRGB'],
  ['progressive', picture.clone().jpeg({ progressive: true }), 'DeviceRGB'],
  ['gray', picture.clone().toColorspace('b-w').jpeg(), 'DeviceGray'],
  ['of four inks', picture.clone().toColorspace('cmyk').jpeg(), 'DeviceCMYK'],
  [
    'with metadata',
    picture
      .clone()
      .withExif({ IFD0: { Copyright: 'x'.repeat(900) } })
      .jpeg(),
    'DeviceRGB',
  ],
])('a JPEG, %s', async (_, made, colors) => {
  const data = new Uint8Array(await made.toBuffer());
  expect(readJpeg(data)).toEqual({ data, width: 12, height: 7, bits: 8, colors });
});

test.each([
  ['nothing', new Uint8Array()],
  ['other data', new Uint8Array([1, 2, 3, 4, 5])],
  ['only a beginning', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9, 0, 2, 0, 0, 0])],
  ['a segment without a length', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array<number>(40).fill(0)])],
])('%s is refused', (_, data) => {
  expect(() => readJpeg(data)).toThrow('JPEG');
});
