import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleTrends } from '../testing/sample-activity';
import { TrendChart } from './trend-chart';

const open = (range: '30' | '365') => {
  render(<TrendChart days={sampleTrends(range).days} />);
  const chart = screen.getByRole('slider');
  chart.getBoundingClientRect = () => new DOMRect(100, 0, 290, 200);
  return { chart, says: () => chart.getAttribute('aria-valuetext') };
};

test('the arrow keys move from day to day, and stop at the ends', () => {
  const { chart, says } = open('30');
  expect(chart).toHaveAccessibleName('Day');
  const press = (key: string) => fireEvent.keyDown(chart, { key });
  expect(says()).toBe('Nov 20, 2026: 12 views, 9 visitors, 1 download');
  press('ArrowLeft');
  expect(says()).toBe('Nov 20, 2026: 12 views, 9 visitors, 1 download');
  press('ArrowLeft');
  expect(says()).toBe('Nov 19, 2026: 0 views, 0 visitors, 0 downloads');
  press('Home');
  expect(says()).toMatch(/^Oct 22, 2026/);
  press('ArrowLeft');
  expect(chart).toHaveAttribute('aria-valuenow', '0');
  press('PageUp');
  expect(chart).toHaveAttribute('aria-valuenow', '7');
  press('End');
  press('ArrowRight');
  expect(chart).toHaveAttribute('aria-valuenow', '29');
  expect(screen.getByText('Nov 20, 2026')).toBeVisible();
  press('Escape');
  expect(screen.queryByText('Nov 20, 2026')).not.toBeInTheDocument();
});

test('keys that are not for the chart are left to the page', () => {
  const { chart } = open('30');
  expect(fireEvent.keyDown(chart, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(chart, { key: 'ArrowLeft' })).toBe(false);
});

test('the mouse shows the day under it while it hovers; a touch stays until the next', () => {
  const { chart } = open('30');
  fireEvent.pointerMove(chart, { clientX: 380 });
  expect(screen.getByText('Nov 19, 2026')).toBeVisible();
  fireEvent.pointerLeave(chart, { pointerType: 'mouse' });
  expect(screen.queryByText('Nov 19, 2026')).not.toBeInTheDocument();

  fireEvent.pointerDown(chart, { clientX: 380 });
  fireEvent.pointerLeave(chart, { pointerType: 'touch' });
  expect(screen.getByText('Nov 19, 2026')).toBeVisible();
  fireEvent.blur(chart);
  expect(screen.queryByText('Nov 19, 2026')).not.toBeInTheDocument();
});

test('a year is drawn in weeks, the last of which ends today', () => {
  const { chart, says } = open('365');
  expect(chart).toHaveAccessibleName('Week');
  expect(chart).toHaveAttribute('aria-valuemax', '51');
  expect(says()).toMatch(/^Nov 14\s–\s20, 2026: 12 views, 9 visitors, 1 download$/);
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(says()).toMatch(/^Nov 21\s–\s28, 2025: 0 views/);
});
