import type { Locator } from '@playwright/test';
import { expect } from './fixtures';

export type Colour = 'green' | 'yellow' | 'red' | 'purple' | 'grey';

/** What people would call the colour of an element's words, or of the line around it, whichever shade it is. */
const colourOf = (element: Locator, property: 'color' | 'borderTopColor') =>
  element.evaluate((node, name) => {
    // Drawn and looked at, as a style may name its colour in many ways.
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.fillStyle = getComputedStyle(node)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    // Out of 255; the grey of this design has a breath of blue.
    if (range < 48) return 'grey';
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

/** The words are of this colour, once whatever moves has come to rest. */
export const expectColour = (element: Locator, colour: Colour) =>
  expect.poll(() => colourOf(element, 'color')).toBe(colour);

export const expectBorderColour = (element: Locator, colour: Colour) =>
  expect.poll(() => colourOf(element, 'borderTopColor')).toBe(colour);
