import { expect, test } from 'vitest';
import { areaPath, indexAt, labeledDays, linePath, positionOf, ticksUpTo } from './trend-chart';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [12, [0, 5, 10, 15]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [999, [0, 500, 1000]],
])('the axis up to %i has whole, even steps', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});

test('a line runs from the left to the right, 0 at the bottom', () => {
  expect(linePath([0, 5, 10], 10)).toBe('M0 100L50 50L100 0');
  expect(areaPath([0, 5, 10], 10)).toBe('M0 100L50 50L100 0L100 100L0 100Z');
});

test('a single day is in the middle', () => {
  expect(positionOf(0, 1)).toBe(50);
  expect(linePath([1], 1)).toBe('M50 0');
});

test.each([
  [-0.2, 0],
  [0.49, 3],
  [0.5, 3],
  [1.3, 6],
])('a pointer at %d of a week points at day %i', (share, index) => {
  expect(indexAt(share, 7)).toBe(index);
});

test('five days are named, the first and the last among them, and none twice', () => {
  expect(labeledDays(365)).toEqual([0, 91, 182, 273, 364]);
  expect(labeledDays(7)).toEqual([0, 2, 3, 5, 6]);
  expect(labeledDays(1)).toEqual([0]);
});
