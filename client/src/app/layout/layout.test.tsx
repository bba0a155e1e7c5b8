import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { noticeVersion } from '#shared/privacy-notice/version';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { Router } from '../router';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

const open = (noticeChanged: boolean, answer: () => Response) => {
  const calls = fakeApi({
    'GET /api/auth/user': sampleUser({ noticeChanged }),
    'PUT /api/account/notice': answer,
  });
  renderApp(<Router />, { path: '/elsewhere' });
  return calls;
};

test('a changed notice is shown once, and hidden when it is acknowledged', async () => {
  const calls = open(true, () => new Response(null, { status: 204 }));
  const banner = await screen.findByRole('complementary', { name: 'Privacy notice' });
  expect(banner).toHaveTextContent('Our privacy notice changed on Nov 28, 2026.');
  expect(screen.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/privacy');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(banner).not.toBeInTheDocument());
  expect(calls).toContainEqual(
    expect.objectContaining({ call: 'PUT /api/account/notice', body: { version: noticeVersion } }),
  );
});

test('a failed acknowledgment shows an error and stays', async () => {
  open(true, () => refusal('UNAVAILABLE', 'Not now'));
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved. Please try again.');
});

test('a seen notice is not shown', async () => {
  open(false, () => refusal('UNAVAILABLE', 'Not now'));
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Privacy notice' })).not.toBeInTheDocument();
});
