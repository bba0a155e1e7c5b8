import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plans } from '#shared/billing/plans';
import { PlanComparison } from './plan-comparison';
import { planTone } from './plan-tone';

const row = (feature: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${feature}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replace(/^–/, ''));

test('Agency is listed beside Free and Pro, and is not sold', () => {
  render(<PlanComparison />);
  const table = within(screen.getByRole('table', { name: 'What each plan includes' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Free',
    'Pro',
    'Agency',
  ]);
  expect(row('Price per month')).toEqual(['₱0.00', '₱99.00', 'Talk to us']);
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/talk-to-us');
});

test('it matches the table of plans', () => {
  render(<PlanComparison />);
  const terms = [plans.free, plans.pro, plans.agency];
  expect(row('Credential uploads')).toEqual(terms.map(({ credentials }) => String(credentials)));
  expect(row('PDF templates')).toEqual(['1', 'All', 'All']);
  const included = (value: boolean) => (value ? 'Included' : 'Not included');
  expect(row('PDF without a watermark')).toEqual(terms.map(({ watermark }) => included(!watermark)));
  expect(row('Custom profile link')).toEqual(['Not included', 'Included', 'Included']);
  expect(row('Support by email')).toEqual(['Yes', 'Marked as Pro', 'Marked as Agency']);
});

test('teams and their branding come with Agency alone', () => {
  render(<PlanComparison />);
  expect(row('Team management')).toEqual(['Not included', 'Not included', 'Included']);
  expect(row('Custom branding')).toEqual(['Not included', 'Not included', 'Included']);
});

test('only what differs between the plans is ticked', () => {
  render(<PlanComparison />);
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => row(textContent));
  const ticked = rows.filter((cells) => cells.includes('Included'));
  expect(ticked.length).toBeGreaterThan(2);
  for (const cells of ticked) expect(cells).toContain('Not included');
});

test('a plan’s badge is green for pro, purple for agency, grey otherwise', () => {
  expect([planTone('free'), planTone('pro'), planTone('agency')]).toEqual(['neutral', 'success', 'purple']);
});
