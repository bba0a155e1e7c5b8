import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toastStore } from '../../../ui/feedback/toast';
import { fakeUploads, uploads } from '../testing/fake-upload';
import {
  expectToast,
  openManager,
  openUpload,
  pdf,
  startUpload,
  uploadButton,
  uploadDialog,
  uploadTitle,
} from '../testing/open-manager';

fakeUploads();
afterEach(() => sessionStorage.clear());

test('a failed upload shows the server’s message and keeps everything for a retry', async () => {
  const { pointer } = await startUpload();
  await uploads.refuse('INVALID_FILE', 'This file is no PDF inside.');
  await expectToast('Upload Failed', 'This file is no PDF inside.');
  expect(within(uploadDialog()!).getByText('This file is no PDF inside.')).toBeVisible();
  expect(uploadTitle()).toHaveValue('PRC-License');
  expect(uploadButton()).toBeEnabled();
  await pointer.upload(screen.getByLabelText('Credential file'), pdf('other.pdf'));
  expect(within(uploadDialog()!).queryByText('This file is no PDF inside.')).not.toBeInTheDocument();
  // A toast about the previous file would contradict the chosen one, and cover the title.
  expect(toastStore.read()).toBeNull();
});

test('a failed upload has no toast after the dialog is closed, or while it is retried', async () => {
  const { pointer } = await startUpload();
  await uploads.refuse('INVALID_FILE', 'This file is no PDF inside.');
  await expectToast('Upload Failed', 'This file is no PDF inside.');
  await pointer.click(uploadButton());
  expect(toastStore.read()).toBeNull();
  await uploads.wait(2);
  await uploads.refuse('INVALID_FILE', 'This file is no PDF inside.');
  await pointer.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(toastStore.read()).toBeNull();
});

test('a failed upload has a default message where the server sent none', async () => {
  await startUpload();
  await uploads.breakOff();
  await expectToast('Upload Failed', 'Failed to upload credential. Please try again.');
});

test('a file that only the server finds too large shows the same message', async () => {
  await startUpload();
  await uploads.refuse('TOO_LARGE', 'Too large');
  await expectToast('File Too Large', 'Please select a file smaller than 10MB.');
});

test('a refused field is marked', async () => {
  await startUpload();
  await uploads.refuse('VALIDATION_FAILED', 'Please check.', { issuer: 'Issuer is odd' });
  await expectToast('Upload Failed', 'Please check.');
  expect(screen.getByLabelText('Issuer')).toHaveAccessibleDescription(/Issuer is odd/);
});

test('an upload refused at the plan’s limit links to the upgrade', async () => {
  const { events } = await startUpload();
  await uploads.refuse('PLAN_LIMIT', 'Your Free plan allows 3 credentials.');
  await expectToast('Upload Failed', 'Your Free plan allows 3 credentials.');
  const upgrade = within(uploadDialog()!).getByRole('link', { name: 'Upgrade to Pro' });
  expect(upgrade).toHaveAttribute('href', '/billing');
  expect(events.onLimit).toHaveBeenCalledOnce();
});

test('an upload without a session redirects to sign-in, and the input outlives that', async () => {
  const { pointer, events, unmount } = await openManager([]);
  await openUpload(pointer, pdf());
  await pointer.type(screen.getByLabelText('Issuer'), 'PRC');
  await pointer.click(uploadButton());
  await uploads.wait();
  await uploads.refuse('UNAUTHORIZED', 'Unauthorized');
  expect(events.onUnauthorized).toHaveBeenCalledOnce();
  expect(toastStore.read()?.title).not.toBe('Upload Failed');
  unmount();
  const again = await openManager([]);
  await openUpload(again.pointer);
  expect(screen.getByLabelText('Issuer')).toHaveValue('PRC');
});
