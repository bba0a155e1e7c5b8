import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from '../../ui/toast-host';
import { ShareDialog } from './share-dialog';
import { findAnnounced } from '../../testing/find-announced';

const toDataURL = vi.hoisted(() => vi.fn());
vi.mock('qrcode', () => ({ default: { toDataURL } }));

const url = `${location.origin}/profile/maria-santos`;
const android = 'Mozilla/5.0 (Linux; Android 13; SM-A127F)';

const openDialog = () => {
  // Before the render, so that the clipboard set up here is ours to fail.
  const user = userEvent.setup();
  render(
    <>
      <ShareDialog username="maria-santos" name="Maria Santos" open onOpenChange={() => {}} />
      <ToastHost />
    </>,
  );
  return user;
};

const refuseClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

beforeEach(() => {
  // jsdom cannot create blob URLs.
  URL.createObjectURL = vi.fn(() => 'blob:qr');
  URL.revokeObjectURL = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the link is shown and copied, with a confirmation', async () => {
  const user = openDialog();
  expect(screen.getByRole('dialog', { name: 'Share Profile' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Profile link' })).toHaveValue(url);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await findAnnounced('Link copied');
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('a rejected clipboard write shows an error and leaves the link selected', async () => {
  const user = openDialog();
  refuseClipboard();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Failed to copy to clipboard')).toBeInTheDocument();
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Profile link' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
});

test('Email and WhatsApp carry the link', () => {
  openDialog();
  const sentence = encodeURIComponent(`Have a look at Maria Santos's profile: ${url}`);
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${sentence}`,
  );
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:?subject=Maria%20Santos's%20professional%20profile&body=Hello%2C%0D%0A%0D%0A${sentence}%0D%0A`,
  );
});

test('on a phone Messenger comes first, and it and Viber open their apps with the link', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android);
  openDialog();
  expect(screen.getByRole('link', { name: 'Messenger' })).toHaveAttribute(
    'href',
    `fb-messenger://share/?link=${encodeURIComponent(url)}`,
  );
  expect(screen.getByRole('link', { name: 'Viber' })).toHaveAttribute(
    'href',
    `viber://forward?text=${encodeURIComponent(`Have a look at Maria Santos's profile: ${url}`)}`,
  );
  const channels = within(screen.getByRole('group', { name: 'Share via' })).getAllByRole('link');
  expect(channels.map((channel) => channel.textContent.trim())).toEqual([
    'Messenger',
    'Viber',
    'WhatsApp',
    'Email',
  ]);
});

test('on desktop Messenger copies the link first and explains where to paste it', async () => {
  const user = openDialog();
  await user.click(screen.getByRole('button', { name: 'Messenger' }));
  expect(await screen.findByText(/The link is copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.getByRole('link', { name: 'Open Messenger' })).toHaveAttribute(
    'href',
    'https://www.messenger.com/new',
  );
});

test('the device’s share sheet is offered if available', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    const user = openDialog();
    await user.click(screen.getByRole('button', { name: 'More…' }));
    expect(share).toHaveBeenCalledWith({ title: "Maria Santos's professional profile", url });
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
  expect('share' in navigator).toBe(false);
});

test('a QR code is drawn as specified, downloaded under its name, and cleared', async () => {
  toDataURL.mockResolvedValue('data:image/png;base64,iVBORw==');
  const clicked: { href: string; download: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download });
  });
  const user = openDialog();
  await user.click(screen.getByRole('button', { name: 'Generate QR Code' }));
  const image = await screen.findByRole('img', { name: "QR code of Maria Santos's profile" });
  expect(image).toHaveAttribute('width', '300');
  expect(screen.getByRole('button', { name: 'Download QR Code' })).toHaveFocus();
  expect(toDataURL).toHaveBeenCalledWith(url, {
    type: 'image/png',
    width: 300,
    margin: 2,
    color: { dark: '#000000', light: '#ffffff' },
  });

  vi.useFakeTimers();
  screen.getByRole('button', { name: 'Download QR Code' }).click();
  expect(clicked.at(-1)).toEqual({ href: 'blob:qr', download: 'maria-santos-profile-qr.png' });
  vi.advanceTimersByTime(999);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:qr');
  vi.useRealTimers();

  await user.click(screen.getByRole('button', { name: 'Clear QR Code' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Generate QR Code' })).toHaveFocus();
});

test('a failed QR code shows an error and can be retried', async () => {
  toDataURL.mockRejectedValue(new Error('no'));
  const user = openDialog();
  await user.click(screen.getByRole('button', { name: 'Generate QR Code' }));
  expect(await screen.findByText('Failed to generate QR code')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled());
});
