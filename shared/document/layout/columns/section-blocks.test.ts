// @vitest-environment node
import { expect, test } from 'vitest';
import { balanced, closest, fittingBlocks, type SectionHeights } from './section-blocks';

/** As high in a column as given; across the page text takes fewer lines. */
const section = (narrow: number, wide = narrow * 0.6): SectionHeights => ({
  wide,
  narrow,
  before: 5,
  lastEntry: 0,
});
const room = (height: number) => ({ start: 0, bottom: height, lastOpening: height - 10, gap: 5 });
const shapes = (heights: readonly SectionHeights[], height: number, prefers = balanced) =>
  fittingBlocks(heights, room(height), prefers).map(({ sections, left }) =>
    sections === 1 ? 'across' : `${left} | ${sections - left}`,
  );

test('sections are divided where the columns are about as long', () => {
  expect(shapes([section(40), section(10), section(20), section(10)], 200)).toEqual(['1 | 3']);
  expect(shapes([section(10), section(10), section(30)], 200)).toEqual(['2 | 1']);
});

test('a section that is much longer than all others is across the page, the others are side by side', () => {
  expect(shapes([section(150), section(20), section(18)], 250)).toEqual(['across', '1 | 1']);
});

test('a section is below columns, where programs read it as a part of them, only for much space', () => {
  expect(shapes([section(20), section(18), section(60)], 250)).toEqual(['2 | 1']);
  expect(shapes([section(20), section(18), section(400)], 400)).toEqual(['1 | 1', 'across']);
});

test('two sections are side by side although one is longer', () => {
  expect(shapes([section(30), section(12)], 200)).toEqual(['1 | 1']);
});

test('as many sections as fit are on the page, and none where there is no room', () => {
  const four = [section(40), section(40), section(40), section(40)];
  expect(shapes(four, 90)).toEqual(['2 | 2']);
  expect(shapes(four, 50)).toEqual(['1 | 1']);
  expect(shapes(four, 20)).toEqual([]);
});

test('the closest blocks have room where even ones do not', () => {
  const sections = [section(100, 90), section(10, 9), section(8, 7)];
  expect(shapes(sections, 101, closest)).toEqual(['1 | 2']);
  expect(shapes(sections, 101).length).toBeGreaterThan(0);
});

test('no block and no entry across the page starts lower than blocks may', () => {
  const long = { ...section(80, 80), lastEntry: 70 };
  expect(fittingBlocks([long], { ...room(100), lastOpening: 75 }, balanced)).toHaveLength(1);
  expect(fittingBlocks([long], { ...room(100), lastOpening: 65 }, balanced)).toEqual([]);
  expect(fittingBlocks([section(5)], { ...room(100), start: 95 }, balanced)).toEqual([]);
});
