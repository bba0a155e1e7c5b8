/** Pixels as a canvas has them: four bytes each, row by row. */
type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const brightness = ({ data }: Pixels, at: number) =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

/** How much darker than the paper ink is, of 255. */
const contrast = 45;

/** The paper is what most pixels of the edge are like. */
const paperOf = (pixels: Pixels): number => {
  const { width, height } = pixels;
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1)
    edge.push(brightness(pixels, 4 * x), brightness(pixels, 4 * ((height - 1) * width + x)));
  for (let y = 0; y < height; y += 1)
    edge.push(brightness(pixels, 4 * y * width), brightness(pixels, 4 * (y * width + width - 1)));
  return edge.sort((a, b) => a - b)[Math.floor(edge.length / 2)] ?? 255;
};

/** Makes the paper around a signature white, in place, and returns the box around the ink; undefined where there is none. */
export const inkOn = (pixels: Pixels): Box | undefined => {
  const { data, width, height } = pixels;
  const darkest = paperOf(pixels) - contrast;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      if (brightness(pixels, at) > darkest) {
        data.fill(255, at, at + 4);
        continue;
      }
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x),
        Math.max(bottom, y),
      ];
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};
