import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, toastStore } from '../../ui/toast';
import { photoProblem } from './photo-file';
import { findToast, openBuilder, refusal, save, serveResume, storedResume } from './testing/open-builder';

const photo = '/api/photos/0f4b9d9e-31a1-4b1e-9a4d-0d8f6b2d7a11';

/** The one upload that is under way. */
class FakeUpload {
  static current: FakeUpload;
  static sent = 0;
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  constructor() {
    FakeUpload.current = this;
  }
  open() {}
  send() {
    FakeUpload.sent += 1;
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

beforeEach(() => {
  localStorage.clear();
  FakeUpload.sent = 0;
  const left = toastStore.read();
  if (left) dismissToast(left.id);
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(() => vi.unstubAllGlobals());

const jpg = new File(['jpg'], 'me.jpg', { type: 'image/jpeg' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Profile photo file'), { target: { files: [file] } });
const startUpload = async () => {
  choose(jpg);
  await waitFor(() => expect(FakeUpload.sent).toBe(1));
};
const uploadButton = () => screen.getByRole('button', { name: /(Upload|Change) Photo/ });
const settle = (status: number, body: unknown) => act(async () => FakeUpload.current.answer(status, body));

describe('choosing a photo', () => {
  test('anything but JPG and PNG is refused before it is sent', async () => {
    serveResume();
    await openBuilder();
    choose(new File(['x'], 'me.gif', { type: 'image/gif' }));
    await findToast('Invalid file type', 'Please upload a JPG or PNG image.');
    expect(FakeUpload.sent).toBe(0);
  });

  test('5 MB is the limit', () => {
    const limit = 5 * 1024 * 1024;
    expect(photoProblem({ type: 'image/png', size: limit })).toBeNull();
    expect(photoProblem({ type: 'image/png', size: limit + 1 })).toEqual({
      title: 'File too large',
      description: 'Please upload an image smaller than 5MB.',
    });
  });
});

describe('uploading', () => {
  test('shows how far it is, then saves the photo alone and shows a check for two seconds', async () => {
    const server = serveResume(storedResume({ title: 'Nurse' }));
    const { pointer } = await openBuilder();
    await pointer.type(screen.getByLabelText('Title'), ' Manager');
    await startUpload();
    await waitFor(() => expect(uploadButton()).toBeDisabled());
    act(() => FakeUpload.current.upload.onprogress?.({ lengthComputable: true, loaded: 42, total: 100 }));
    expect(screen.getByText('42%')).toBeInTheDocument();

    const timers = vi.spyOn(window, 'setTimeout');
    await settle(200, { url: photo });
    await findToast('Photo uploaded', 'Your profile photo has been updated successfully!');
    expect(screen.getByText('Photo uploaded', { selector: 'p' })).toBeInTheDocument();
    expect(server.saves).toEqual([{ profilePhotoUrl: photo, version: 3 }]);
    const [endOfSuccess] = timers.mock.calls.find(([, delay]) => delay === 2000) ?? [];
    act(() => (endOfSuccess as () => void)());
    expect(screen.queryByText('Photo uploaded', { selector: 'p' })).not.toBeInTheDocument();
    timers.mockRestore();

    expect(screen.getByAltText('Your profile photo')).toHaveAttribute('src', photo);
    expect(screen.getByLabelText('Title')).toHaveValue('Nurse Manager');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await pointer.click(save());
    await waitFor(() => expect(server.stored).toMatchObject({ title: 'Nurse Manager', version: 5 }));
  });

  test('a failure is told and the photo stays as it was', async () => {
    const server = serveResume();
    await openBuilder();
    await startUpload();
    await act(async () => FakeUpload.current.onerror());
    await findToast('Upload failed', 'Failed to upload photo. Please try again.');
    expect(uploadButton()).toBeEnabled();
    expect(server.saves).toEqual([]);
  });

  test("the server's own reason is shown", async () => {
    serveResume();
    await openBuilder();
    await startUpload();
    await settle(400, { code: 'INVALID_PHOTO', message: 'This file is not an image.', requestId: 'r' });
    await findToast('Upload failed', 'This file is not an image.');
  });

  test('a session that ended leads to signing in', async () => {
    serveResume();
    const onUnauthorized = vi.fn();
    await openBuilder({ onUnauthorized });
    await startUpload();
    await settle(401, { code: 'UNAUTHORIZED', message: 'Unauthorized', requestId: 'r' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('a photo that cannot be saved stays in the form as unsaved', async () => {
    const server = serveResume();
    server.refusals.push(refusal(500, 'INTERNAL'));
    await openBuilder();
    await startUpload();
    await settle(200, { url: photo });
    await findToast('Error', 'Failed to save resume. Please try again.');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  });
});

test('removing the photo asks, then saves its absence', async () => {
  const server = serveResume(storedResume({ profilePhotoUrl: photo }));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Remove Photo' }));
  expect(server.saves).toEqual([]);
  const question = await screen.findByRole('alertdialog', { name: 'Remove your profile photo?' });
  expect(question).toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: 'Remove Photo' }));
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.saves).toEqual([{ profilePhotoUrl: '', version: 3 }]);
  expect(screen.getByRole('button', { name: 'Upload Photo' })).toBeInTheDocument();
});

test('a photo over somebody else’s newer save asks, and does not let later typing overwrite it', async () => {
  const server = serveResume(storedResume({ title: 'Loaded' }));
  const { pointer } = await openBuilder();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Typed' } });
  server.stored = storedResume({ title: 'Newer', version: 7 });
  await startUpload();
  await settle(200, { url: photo });
  await pointer.click(await screen.findByRole('button', { name: 'Keep Mine' }));
  await waitFor(() =>
    expect(server.stored).toMatchObject({ title: 'Newer', profilePhotoUrl: photo, version: 8 }),
  );
  await pointer.click(save());
  expect(await screen.findByRole('dialog')).toHaveTextContent('This resume was changed elsewhere');
  expect(server.stored.title).toBe('Newer');
});
