import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InAppNotice } from './in-app-notice';

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A127F; wv) Chrome/120.0 [FB_IAB/Orca-Android;FBAV/430.0;]';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) [FBAN/FBIOS;FBAV/440.0]';

const open = (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  // Before the render, so that the clipboard set up here is the page's.
  const user = userEvent.setup();
  render(<InAppNotice />);
  return user;
};
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('in Messenger on Android a link opens the page in the real browser', () => {
  open(android);
  expect(screen.getByText('You are in Messenger’s browser')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open in My Browser' });
  expect(link.getAttribute('href')).toMatch(/^intent:\/\/localhost(:\d+)?\/.*#Intent;scheme=http;.*;end$/);
  expect(screen.queryByText(/Open in Safari/)).not.toBeInTheDocument();
});

test('in Facebook on an iPhone the way is described, and the link can be copied', async () => {
  const user = open(iPhone);
  expect(screen.getByText(/Tap ••• .* “Open in Safari”/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await screen.findByRole('button', { name: 'Link Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

test('once closed it stays closed for this visit', async () => {
  const user = open(iPhone);
  await user.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  open(iPhone);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('in a real browser there is none', () => {
  open('Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Safari/537.36');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
