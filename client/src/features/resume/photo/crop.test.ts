import { expect, test } from 'vitest';
import { dragged, squareOf, turned, wholePhoto, type Crop } from './crop';

const wide = { width: 300, height: 200 };

test('the kept square is the largest one in the middle, and smaller when zoomed', () => {
  expect(squareOf(wide, wholePhoto)).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(wide, { ...wholePhoto, zoom: 2 })).toEqual({ left: 100, top: 50, side: 100 });
  expect(squareOf(wide, { ...wholePhoto, turns: 1 })).toEqual({ left: 0, top: 50, side: 200 });
  expect(squareOf(wide, { ...wholePhoto, x: 1, y: 1 })).toEqual({ left: 100, top: 0, side: 200 });
});

test('dragging moves the photo with the finger, and never beyond its edge', () => {
  const half = { x: 0.25, y: 0 };
  expect(squareOf(wide, dragged(wide, wholePhoto, half)).left).toBe(0);
  expect(squareOf(wide, dragged(wide, wholePhoto, { x: 0.1, y: 0.5 }))).toMatchObject({ left: 30, top: 0 });
  expect(dragged(wide, wholePhoto, { x: 9, y: 0 })).toMatchObject({ x: -1, y: 0 });
});

test('a turn keeps the same part of the photo, and four turns are none', () => {
  const corner: Crop = { turns: 0, zoom: 2, x: 1, y: -1 };
  // The top right corner is at the bottom right after a turn clockwise.
  expect(turned(corner)).toEqual({ turns: 1, zoom: 2, x: 1, y: 1 });
  expect(turned(turned(turned(turned(corner))))).toEqual(corner);
});
