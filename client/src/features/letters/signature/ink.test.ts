import { expect, test } from 'vitest';
import { inkOn } from './ink';

/** A picture of gray tones, row by row. */
const picture = (rows: number[][]) => {
  const width = rows[0]?.length ?? 0;
  const data = Uint8ClampedArray.from(rows.flat().flatMap((tone) => [tone, tone, tone, 255]));
  return { data, width, height: rows.length } as ImageData;
};
const tones = ({ data, width, height }: ImageData) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => data[4 * (y * width + x)]),
  );

test('gray paper becomes white, the ink stays, and the box is around it', () => {
  const pixels = picture([
    [180, 185, 182, 180, 178],
    [181, 40, 180, 90, 180],
    [179, 180, 60, 180, 180],
    [180, 176, 180, 184, 180],
  ]);
  expect(inkOn(pixels)).toEqual({ x: 1, y: 1, width: 3, height: 2 });
  expect(tones(pixels)).toEqual([
    [255, 255, 255, 255, 255],
    [255, 40, 255, 90, 255],
    [255, 255, 60, 255, 255],
    [255, 255, 255, 255, 255],
  ]);
});

test('blank paper has no ink', () => {
  expect(
    inkOn(
      picture([
        [200, 201],
        [199, 200],
      ]),
    ),
  ).toBeUndefined();
});
