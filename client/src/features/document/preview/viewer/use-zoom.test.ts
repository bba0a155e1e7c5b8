import { expect, test } from 'vitest';
import { clampedScale, nextLarger, nextSmaller, pageWidth, percentOf, wheelFactor } from './use-zoom';

test('steps from any scale, and ends at the ends', () => {
  expect(nextLarger(0.52)).toBe(0.75);
  expect(nextSmaller(0.52)).toBe(0.5);
  expect(nextLarger(0.9999)).toBe(1.25);
  expect(nextSmaller(1.0001)).toBe(0.75);
  expect([nextLarger(4), nextSmaller(0.25)]).toEqual([4, 0.25]);
  expect([clampedScale(9), clampedScale(0)]).toEqual([4, 0.25]);
});

test('the whole of an A4 sheet is 210 mm of the screen', () => {
  expect(pageWidth({ name: 'a4', width: 210, height: 297 }, 1)).toBeCloseTo(793.7, 1);
  expect(percentOf(0.524)).toBe('52%');
});

test('the wheel enlarges upwards and makes smaller downwards, and back is where it was', () => {
  expect(wheelFactor(-100)).toBeGreaterThan(1);
  expect(wheelFactor(-100) * wheelFactor(100)).toBeCloseTo(1);
  expect(wheelFactor(-3)).toBeLessThan(1.05);
});
