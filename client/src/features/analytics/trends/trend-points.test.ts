import { expect, test } from 'vitest';
import { pointsOf } from './trend-chart';
import { sampleTrends } from '../testing/sample-activity';

test('up to three months, each day is a point', () => {
  const points = pointsOf(sampleTrends('90').days);
  expect(points).toHaveLength(90);
  expect(points.at(-1)).toEqual({
    from: new Date('2026-11-20'),
    to: new Date('2026-11-20'),
    views: 12,
    visitors: 9,
    downloads: 1,
  });
});

test('a year is weeks without gaps, and no count is lost', () => {
  const days = sampleTrends('365').days.map((day) => ({ ...day, views: 1 }));
  const points = pointsOf(days);
  expect(points.map(({ views }) => views)).toEqual([8, ...Array<number>(51).fill(7)]);
  expect(points[0]?.from).toEqual(new Date('2025-11-21'));
  expect(points.at(-1)?.to).toEqual(new Date('2026-11-20'));
  points.slice(1).forEach(({ from }, at) => {
    expect(from.getTime() - (points[at]?.to.getTime() ?? 0)).toBe(24 * 60 * 60 * 1000);
  });
});
