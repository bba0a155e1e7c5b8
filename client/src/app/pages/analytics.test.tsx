import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  nothingYet,
  sampleDownload,
  sampleSummary,
  sampleTrends,
  sampleView,
} from '../../features/analytics/testing/sample-activity';
import { leavePage } from '../../lib/leaving/leave-page';
import { refusal } from '../../testing/fake-api';
import { toastStore } from '../../ui/feedback/toast';
import { openAnalytics, region, someActivity, runOnSampleDay } from './analytics/testing/open-analytics';
import { findAnnounced } from '../../testing/find-announced';

runOnSampleDay();

const none = {
  'GET /api/analytics/summary': nothingYet,
  'GET /api/analytics/views': { views: [], next: null },
  'GET /api/analytics/downloads': { downloads: [], next: null },
};

const never = () => new Promise<never>(() => {});

test('the three figures are shown, with thousands separators', async () => {
  openAnalytics(someActivity);
  expect(screen.getByText('Analytics Dashboard')).toBeVisible();
  expect(document.title).toBe('Analytics Dashboard – Husay');
  expect(await screen.findByText('1,234')).toBeVisible();
  const figures = [...document.querySelectorAll('dt')].slice(0, 3).map(({ textContent }) => textContent);
  expect(figures).toEqual(['Profile Views', 'Downloads', 'Uploads']);
  expect(screen.getByText('56')).toBeVisible();
  expect(screen.getByText('7')).toBeVisible();
});

test('figures and lists show skeletons while loading', () => {
  openAnalytics({
    'GET /api/analytics/summary': never,
    'GET /api/analytics/views': never,
    'GET /api/analytics/downloads': never,
  });
  expect(screen.getAllByText('Loading')).toHaveLength(3);
  expect(screen.getByText('Loading your views')).toBeInTheDocument();
  expect(screen.getByText('Loading your downloads')).toBeInTheDocument();
});

test('a view shows location, referrer and time', async () => {
  openAnalytics({
    ...someActivity,
    'GET /api/analytics/views': {
      views: [
        sampleView(),
        sampleView({
          viewerCountry: null,
          viewerCity: null,
          referrer: null,
          viewedAt: '2026-11-20T01:29:50Z',
        }),
        sampleView({ viewerCity: null, viewedAt: '2026-01-05T01:00:00Z' }),
      ],
      next: null,
    },
  });
  const list = within(await region('Recent Profile Views'));
  await list.findByText('Cebu City, Philippines');
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '🇵🇭Cebu City, PhilippinesFrom: Facebook30 minutes ago',
    'Unknown placeFrom: Directjust now',
    '🇵🇭PhilippinesFrom: FacebookJan 5, 2026',
  ]);
});

test('a download shows the file, location and time', async () => {
  openAnalytics({
    ...someActivity,
    'GET /api/analytics/downloads': {
      downloads: [
        sampleDownload(),
        sampleDownload({
          downloadType: 'credential',
          credentialTitle: 'PRC License',
          downloaderCountry: null,
        }),
        sampleDownload({ downloadType: 'credential' }),
      ],
      next: null,
    },
  });
  const list = within(await region('Recent Downloads'));
  await list.findByText('Resume PDF');
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Resume PDF🇸🇬Singapore30 minutes ago',
    'PRC LicenseUnknown place30 minutes ago',
    'Deleted credential🇸🇬Singapore30 minutes ago',
  ]);
});

test('both lists can be exported', async () => {
  openAnalytics(someActivity);
  const views = await screen.findByRole('link', { name: 'Export views as CSV' });
  expect(views).toHaveAttribute('href', '/api/analytics/views.csv');
  expect(views).not.toHaveAttribute('download');
  expect(await screen.findByRole('link', { name: 'Export downloads as CSV' })).toHaveAttribute(
    'href',
    '/api/analytics/downloads.csv',
  );
});

test('a list loads page by page, focuses the first new row, and removes the button at the end', async () => {
  const at = (city: string) => sampleView({ viewerCity: city });
  const { pointer, asked } = openAnalytics({
    ...someActivity,
    'GET /api/analytics/views': { views: [at('Cebu City')], next: 'c1' },
    'GET /api/analytics/views?before=c1': { views: [at('Davao'), at('Baguio')], next: 'c2' },
    'GET /api/analytics/views?before=c2': { views: [at('Iloilo')], next: null },
  });
  const list = within(await region('Recent Profile Views'));
  const cities = () =>
    list.getAllByRole('listitem').map((row) => within(row).getByText(/, Phil/).textContent);
  await pointer.click(await list.findByRole('button', { name: 'Show more views' }));
  await list.findByText('Davao, Philippines');
  await waitFor(() => expect(list.getAllByRole('listitem')[1]).toHaveFocus());
  await pointer.click(list.getByRole('button', { name: 'Show more views' }));
  await list.findByText('Iloilo, Philippines');
  expect(cities().map((city) => city?.split(',')[0])).toEqual(['Cebu City', 'Davao', 'Baguio', 'Iloilo']);
  expect(list.queryByRole('button')).not.toBeInTheDocument();
  expect(list.getAllByRole('listitem')[3]).toHaveFocus();
  expect(asked().filter((call) => call.includes('/views'))).toHaveLength(3);
});

test('a failed page shows an error and can be retried', async () => {
  let broken = true;
  const { pointer } = openAnalytics({
    ...someActivity,
    'GET /api/analytics/downloads': { downloads: [sampleDownload()], next: 'c1' },
    'GET /api/analytics/downloads?before=c1': () =>
      broken ? refusal('INTERNAL', 'Oops') : { downloads: [sampleDownload()], next: null },
  });
  const list = within(await region('Recent Downloads'));
  const more = await list.findByRole('button', { name: 'Show more downloads' });
  await pointer.click(more);
  await findAnnounced('More downloads could not be loaded. Please try again.');
  broken = false;
  await pointer.click(more);
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
});

test('a failed load shows an error in place, and retry loads it', async () => {
  let broken = true;
  const orBroken = (answer: object) => () => (broken ? refusal('INTERNAL', 'Oops') : answer);
  const { pointer } = openAnalytics(
    {
      'GET /api/analytics/summary': orBroken(sampleSummary()),
      'GET /api/analytics/views': orBroken({ views: [sampleView()], next: null }),
      'GET /api/analytics/downloads': orBroken({ downloads: [sampleDownload()], next: null }),
      'GET /api/analytics/trends?range=30': orBroken(sampleTrends('30')),
    },
    { plan: 'pro' },
  );
  const failures = [
    'Your figures could not be loaded',
    'Your views could not be loaded',
    'Your downloads could not be loaded',
    'The trends of 30 days could not be loaded',
  ];
  for (const failure of failures) expect(await screen.findByText(failure)).toBeVisible();
  broken = false;
  for (const retry of screen.getAllByRole('button', { name: 'Try Again' })) await pointer.click(retry);
  expect(await screen.findByText('1,234')).toBeVisible();
  expect(await screen.findByText('Cebu City, Philippines')).toBeVisible();
  expect(await screen.findByText('Resume PDF')).toBeVisible();
  expect(await screen.findByLabelText('Day')).toBeVisible();
  for (const failure of failures) expect(screen.queryByText(failure)).not.toBeInTheDocument();
});

test('without views, the page explains how to get the first and offers to share the profile', async () => {
  const { pointer } = openAnalytics(none);
  const first = within(await region('Get your first view'));
  expect(first.getByText(/^Send your profile link/)).toBeVisible();
  expect(first.getByText('Your own visits are never counted.')).toBeVisible();
  expect(first.getByLabelText('Profile link')).toHaveValue(`${location.origin}/profile/juan-dela-cruz`);
  expect(first.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.queryByRole('region', { name: 'Recent Profile Views' })).not.toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: 'Share Profile' }));
  expect(await screen.findByRole('dialog', { name: 'Share Profile' })).toBeVisible();
});

test('an expired session redirects to sign-in at once', async () => {
  openAnalytics({
    ...someActivity,
    'GET /api/analytics/summary': () => refusal('UNAUTHORIZED', 'Unauthorized'),
  });
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2Fanalytics'));
  expect(toastStore.read()?.title).toBe('Unauthorized');
});

test('a plan that ended meanwhile is detected', async () => {
  const { asked } = openAnalytics(
    {
      ...someActivity,
      'GET /api/analytics/trends?range=30': () => refusal('PLAN_LIMIT', 'Trends come with Pro.'),
    },
    { plan: 'pro' },
  );
  await waitFor(() => expect(asked()).toContain('GET /api/auth/user'));
});
