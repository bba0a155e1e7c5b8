import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleTrends } from '../../../features/analytics/testing/sample-activity';
import { leavePage } from '../../../lib/leaving/leave-page';
import { openAnalytics, region, someActivity, runOnSampleDay } from './testing/open-analytics';

runOnSampleDay();

test('a free plan lists what Pro adds, fetches no trends, and links to the payment', async () => {
  const { asked, pointer } = openAnalytics({
    ...someActivity,
    'POST /api/create-checkout-session': { checkout_url: 'https://payments.maya.ph/checkout?id=1' },
  });
  const locked = within(await region('See what works, with trends'));
  for (const addition of [/day by day/, /sites that send visitors/, /countries/, /credentials they open/])
    expect(locked.getByText(addition)).toBeVisible();
  await screen.findByText('1,234');
  expect(asked().some((call) => call.includes('/trends'))).toBe(false);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await pointer.click(locked.getByRole('button', { name: 'Upgrade to Pro' }));
  await waitFor(() => expect(leavePage).toHaveBeenLastCalledWith('https://payments.maya.ph/checkout?id=1'));
});

test.each(['pro', 'agency'] as const)('%s sees the chart, and no lock', async (plan) => {
  openAnalytics(someActivity, { plan });
  expect(await screen.findByLabelText('Day')).toBeVisible();
  expect(screen.queryByText(/Upgrade/)).not.toBeInTheDocument();
});

test('the chart’s table has every day, newest first, visually hidden until opened', async () => {
  const { pointer } = openAnalytics(someActivity, { plan: 'pro' });
  const table = await screen.findByRole('table', { name: 'Views, visitors and downloads by day' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toHaveLength(31);
  expect(rows.slice(0, 3)).toEqual([
    ['Day', 'Views', 'Visitors', 'Downloads'],
    ['Nov 20, 2026', '12', '9', '1'],
    ['Nov 19, 2026', '0', '0', '0'],
  ]);
  const toggle = screen.getByRole('button', { name: 'Show as table' });
  expect(table.parentElement).toHaveClass('sr-only');
  await pointer.click(toggle);
  expect(screen.getByRole('button', { name: 'Hide table' })).toHaveAttribute('aria-expanded', 'true');
  expect(table.parentElement).not.toHaveClass('sr-only');
});

test('top values are ranked, with their counts', async () => {
  openAnalytics(someActivity, { plan: 'pro' });
  const ranked = async (title: string) =>
    within(await region(title))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await ranked('Top referrers')).toEqual(['Facebook8 views', 'Direct4 views']);
  expect(await ranked('Places')).toEqual(['🇵🇭Philippines11 views', 'Unknown place1 view']);
  expect(await ranked('Credentials opened')).toEqual(['PRC License1 time']);
});

test('an empty range shows an empty state in each card', async () => {
  const empty = { referrers: [], countries: [], credentials: [] };
  openAnalytics(
    { ...someActivity, 'GET /api/analytics/trends?range=30': sampleTrends('30', empty) },
    { plan: 'pro' },
  );
  expect(await screen.findAllByText('None in this time.')).toHaveLength(3);
});

test('another range is fetched and put in the URL, and the previous one stays until it is loaded', async () => {
  let answer = () => {};
  const { pointer } = openAnalytics(
    {
      ...someActivity,
      'GET /api/analytics/trends?range=7': () =>
        new Promise<object>((resolve) => (answer = () => resolve(sampleTrends('7')))),
    },
    { plan: 'pro' },
  );
  const days = () => document.querySelectorAll('tbody tr').length;
  await screen.findByLabelText('Day');
  expect(screen.getByLabelText('30 days')).toBeChecked();
  await pointer.click(screen.getByLabelText('7 days'));
  expect(location.search).toBe('?range=7');
  expect(days()).toBe(30);
  answer();
  await waitFor(() => expect(days()).toBe(7));
});

test('the range in the URL is selected after a reload', async () => {
  const week = { ...someActivity, 'GET /api/analytics/trends?range=7': sampleTrends('7') };
  const { asked } = openAnalytics(week, { plan: 'pro', path: '/analytics?range=7' });
  expect(await screen.findByLabelText('7 days')).toBeChecked();
  await screen.findByLabelText('Day');
  expect(asked().filter((call) => call.includes('/trends'))).toEqual(['GET /api/analytics/trends?range=7']);
});
