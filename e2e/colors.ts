import type { Locator } from '@playwright/test';
import { expect } from './fixtures';

export type Color = 'green' | 'yellow' | 'red' | 'purple' | 'gray';

/** The basic color name of an element's text or border, whatever the shade. */
const colorOf = (element: Locator, property: 'color' | 'borderTopColor') =>
  element.evaluate((node, name) => {
    // Draw it and read the pixel, because styles may name a color in many ways.
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.fillStyle = getComputedStyle(node)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    // Out of 255; the gray of this design is slightly blue.
    if (range < 48) return 'gray';
    const turn =
      most === red
        ? (green - blue) / range
        : most === green
          ? 2 + (blue - red) / range
          : 4 + (red - green) / range;
    const hue = (turn * 60 + 360) % 360;
    if (hue < 15 || hue > 345) return 'red';
    if (hue > 25 && hue < 65) return 'yellow';
    if (hue > 120 && hue < 170) return 'green';
    if (hue > 260 && hue < 310) return 'purple';
    return `hue ${Math.round(hue)}`;
  }, property);

/** The text has this color once all transitions have ended. */
export const expectColor = (element: Locator, color: Color) =>
  expect.poll(() => colorOf(element, 'color')).toBe(color);

export const expectBorderColor = (element: Locator, color: Color) =>
  expect.poll(() => colorOf(element, 'borderTopColor')).toBe(color);
