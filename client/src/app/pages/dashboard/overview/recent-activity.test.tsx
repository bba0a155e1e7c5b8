import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  nothingYet,
  sampleDownload,
  sampleSummary,
  sampleView,
} from '../../../../features/analytics/testing/sample-activity';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleUser } from '../../../../testing/sample-user';
import { RecentActivity } from './recent-activity';
import { findAnnounced } from '../../../../testing/find-announced';

// Lazy in the browser; loaded up front here.
await import('../../../../features/sharing/share-dialog');

const show = (summary: Parameters<typeof fakeApi>[0][`GET /${string}`]) => {
  fakeApi({ 'GET /api/analytics/summary': summary });
  renderApp(<RecentActivity user={sampleUser()} />);
};
const list = (name: string) => within(screen.getByRole('region', { name }));

test('the latest of each are listed, with a link to all', async () => {
  show(
    sampleSummary({
      recentViews: [sampleView(), sampleView({ viewerCity: 'Davao' })],
      recentDownloads: [sampleDownload({ downloadType: 'credential', credentialTitle: 'PRC License' })],
    }),
  );
  expect(await screen.findByText('Cebu City, Philippines')).toBeVisible();
  expect(list('Recent Profile Views').getAllByRole('listitem')).toHaveLength(2);
  expect(list('Recent Downloads').getByText('PRC License')).toBeVisible();
  for (const name of ['Recent Profile Views', 'Recent Downloads'])
    expect(list(name).getByRole('link', { name: `View All: ${name}` })).toHaveAttribute('href', '/analytics');
});

test('skeletons are shown while loading', () => {
  show(() => new Promise<never>(() => {}));
  expect(screen.getByText('Loading your views')).toBeInTheDocument();
  expect(screen.getByText('Loading your downloads')).toBeInTheDocument();
});

test('without visitors, the card explains how to get the first, with the button for it', async () => {
  show(nothingYet);
  expect(await screen.findByText('No views yet')).toBeVisible();
  expect(list('Recent Profile Views').getByText(/^Share your profile, and each visit/)).toBeVisible();
  expect(list('Recent Downloads').getByText('No downloads yet')).toBeVisible();
  await userEvent.click(list('Recent Profile Views').getByRole('button', { name: 'Share Profile' }));
  expect(await screen.findByRole('dialog', { name: 'Share Profile' })).toBeVisible();
});

test('with older visitors only, the card does not claim that there were none', async () => {
  show(sampleSummary({ recentViews: [], recentDownloads: [] }));
  expect(await screen.findByText('No recent views')).toBeVisible();
  expect(screen.getByText('No recent downloads')).toBeVisible();
});

test('a failure is shown in both cards, and retry loads both', async () => {
  let broken = true;
  show(() => (broken ? refusal('INTERNAL', 'Oops') : sampleSummary()));
  await findAnnounced('Your views could not be loaded', 'alert');
  expect(screen.getByText('Your downloads could not be loaded')).toBeVisible();
  broken = false;
  await userEvent.click(list('Recent Downloads').getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Resume PDF')).toBeVisible();
  expect(screen.getByText('Cebu City, Philippines')).toBeVisible();
});
