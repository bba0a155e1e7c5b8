import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  choose,
  FakeUpload,
  jpg,
  photo,
  photoCard,
  respond,
  startUpload,
  uploadButton,
  answerUploads,
} from '../testing/fake-upload';
import {
  findToast,
  openBuilder,
  refusal,
  save,
  serveResume,
  storedResume,
  unsavedStatus,
} from '../testing/open-builder';

answerUploads();

const otherPhoto = '/api/photos/7c1d2f30-9a55-4f0e-8a77-5b2c3d4e5f60';

describe('uploading', () => {
  test('shows progress, then saves the photo alone and shows a check mark for two seconds', async () => {
    const server = serveResume(storedResume({ title: 'Nurse' }));
    const { pointer } = await openBuilder();
    await pointer.type(screen.getByLabelText('Title'), ' Manager');
    await startUpload();
    await waitFor(() => expect(uploadButton()).toBeDisabled());
    act(() => FakeUpload.current.upload.onprogress?.({ lengthComputable: true, loaded: 42, total: 100 }));
    expect(screen.getByText('42%')).toBeInTheDocument();

    // The two seconds end when the test says so.
    const { setTimeout: realTimeout } = window;
    const timers = vi
      .spyOn(window, 'setTimeout')
      .mockImplementation(((run: TimerHandler, delay?: number) =>
        delay === 2000 ? 0 : realTimeout(run, delay)) as typeof window.setTimeout);
    await respond(200, { url: photo });
    await findToast('Photo uploaded', 'Your profile photo has been updated successfully!');
    expect(screen.getByRole('img', { name: 'Photo uploaded' })).toBeInTheDocument();
    expect(server.saves).toEqual([{ profilePhotoUrl: photo }]);
    const [endOfSuccess] = timers.mock.calls.find(([, delay]) => delay === 2000) ?? [];
    act(() => (endOfSuccess as () => void)());
    expect(screen.queryByRole('img', { name: 'Photo uploaded' })).not.toBeInTheDocument();
    timers.mockRestore();

    expect(screen.getByAltText('Your profile photo')).toHaveAttribute('src', photo);
    expect(screen.getByLabelText('Title')).toHaveValue('Nurse Manager');
    expect(await screen.findByText(unsavedStatus)).toBeInTheDocument();
    await pointer.click(save());
    await waitFor(() =>
      expect(server.stored).toMatchObject({ title: 'Nurse Manager', profilePhotoUrl: photo, version: 4 }),
    );
  });

  test('a photo that arrives while the text is being saved waits for it, and costs no text', async () => {
    const server = serveResume();
    let open = () => {};
    server.gate = new Promise((resolve) => (open = resolve));
    const { pointer } = await openBuilder();
    await pointer.type(screen.getByLabelText('Title'), 'Nurse');
    await pointer.click(save());
    await waitFor(() => expect(server.saves).toHaveLength(1));
    await startUpload();
    await respond(200, { url: photo });
    await pointer.type(screen.getByLabelText('Title'), ' Manager');
    expect(server.saves).toHaveLength(1);
    open();
    await findToast('Photo uploaded', 'Your profile photo has been updated successfully!');
    expect(server.saves[1]).toEqual({ profilePhotoUrl: photo });
    expect(server.stored).toMatchObject({ title: 'Nurse', profilePhotoUrl: photo, version: 4 });
    expect(screen.getByLabelText('Title')).toHaveValue('Nurse Manager');
    await pointer.click(save());
    await waitFor(() => expect(server.stored).toMatchObject({ title: 'Nurse Manager', version: 5 }));
  });

  test('the text is saved after a photo whose save was refused meanwhile', async () => {
    const server = serveResume();
    let open = () => {};
    server.gate = new Promise((resolve) => (open = resolve));
    server.refusals.push(refusal(500, 'INTERNAL'));
    const { pointer } = await openBuilder();
    await startUpload();
    await respond(200, { url: photo });
    await waitFor(() => expect(server.saves).toHaveLength(1));
    await pointer.type(screen.getByLabelText('Title'), 'Nurse');
    await pointer.click(save());
    await waitFor(() => expect(uploadButton()).toBeDisabled());
    expect(server.saves).toHaveLength(1);
    open();
    await waitFor(() => expect(server.stored).toMatchObject({ title: 'Nurse', profilePhotoUrl: '' }));
  });

  test('a failure shows an error and the photo is unchanged', async () => {
    const server = serveResume();
    await openBuilder();
    await startUpload();
    await act(async () => FakeUpload.current.onerror());
    await findToast('Upload failed', 'Failed to upload photo. Please try again.');
    expect(uploadButton()).toBeEnabled();
    expect(server.saves).toEqual([]);
  });

  test.each([
    [
      400,
      'INVALID_PHOTO',
      'Please upload a JPG or PNG image.',
      'Invalid file type',
      'Please upload a JPG or PNG image.',
    ],
    [400, 'INVALID_PHOTO', 'This image is damaged.', 'Upload failed', 'This image is damaged.'],
    [413, 'TOO_LARGE', 'Too large.', 'File too large', 'Please upload an image smaller than 5MB.'],
    [500, 'INTERNAL', 'Something broke.', 'Upload failed', 'Failed to upload photo. Please try again.'],
    [400, 'VALIDATION_FAILED', 'No file.', 'Upload failed', 'Failed to upload photo. Please try again.'],
  ])('a refusal is told in our words, or a reason of the server (%s %s: %s)', async (...refused) => {
    const [status, code, message, title, description] = refused;
    serveResume();
    await openBuilder();
    await startUpload();
    await respond(status, { code, message, requestId: 'r' });
    await findToast(title, description);
    expect(photoCard()).toHaveTextContent(`${jpg.name}: ${description}`);
  });

  test('an expired session redirects to sign-in', async () => {
    serveResume();
    const onUnauthorized = vi.fn();
    await openBuilder({ onUnauthorized });
    await startUpload();
    await respond(401, { code: 'UNAUTHORIZED', message: 'Unauthorized', requestId: 'r' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('a photo that cannot be saved shows a failed upload, and the previous one stays', async () => {
    const server = serveResume(storedResume({ profilePhotoUrl: photo }));
    server.refusals.push(refusal(500, 'INTERNAL'));
    await openBuilder();
    await startUpload();
    await respond(200, { url: otherPhoto });
    await findToast('Upload failed', 'Failed to upload photo. Please try again.');
    expect(screen.getByAltText('Your profile photo')).toHaveAttribute('src', photo);
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  });

  test('the server’s error is shown at the photo until the next try', async () => {
    const server = serveResume();
    const gone = 'This photo is not there any more. Please upload it again.';
    server.refusals.push(refusal(400, 'VALIDATION_FAILED', { fields: { profilePhotoUrl: gone } }));
    await openBuilder();
    await startUpload();
    await respond(200, { url: photo });
    expect(within(photoCard()).getByRole('alert')).toHaveTextContent(gone);
    choose(jpg);
    await waitFor(() => expect(within(photoCard()).queryByRole('alert')).not.toBeInTheDocument());
  });
});

test('removing the photo asks for confirmation, then saves the removal', async () => {
  const server = serveResume(storedResume({ profilePhotoUrl: photo }));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Remove Photo' }));
  expect(server.saves).toEqual([]);
  const question = await screen.findByRole('alertdialog', { name: 'Remove your profile photo?' });
  expect(question).toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: 'Remove Photo' }));
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.saves).toEqual([{ profilePhotoUrl: '' }]);
  expect(screen.getByRole('button', { name: 'Upload Photo' })).toHaveFocus();
});

test('a removed photo comes back with Undo, which uploads it again', async () => {
  const server = serveResume(storedResume({ profilePhotoUrl: photo }));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Remove Photo' }));
  await pointer.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Photo' }),
  );
  await pointer.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(FakeUpload.sent).toBe(1));
  act(() => FakeUpload.current.answer(200, { url: otherPhoto }));
  await waitFor(() =>
    expect(server.saves).toEqual([{ profilePhotoUrl: '' }, { profilePhotoUrl: otherPhoto }]),
  );
  expect(await screen.findByAltText('Your profile photo')).toHaveAttribute('src', otherPhoto);
});

test('a photo that cannot be removed stays, with an error', async () => {
  const server = serveResume(storedResume({ profilePhotoUrl: photo }));
  server.refusals.push(refusal(500, 'INTERNAL'));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Remove Photo' }));
  await pointer.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Photo' }),
  );
  await findToast('Error', 'Failed to save resume. Please try again.');
  expect(screen.getByAltText('Your profile photo')).toHaveAttribute('src', photo);
});

describe('a photo and a newer save from elsewhere', () => {
  test('is saved without a question, and later typing still cannot overwrite that save', async () => {
    const server = serveResume(storedResume({ title: 'Loaded' }));
    const { pointer } = await openBuilder();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Typed' } });
    server.stored = storedResume({ title: 'Newer', version: 7 });
    await startUpload();
    await respond(200, { url: photo });
    await findToast('Photo uploaded', 'Your profile photo has been updated successfully!');
    expect(server.stored).toMatchObject({ title: 'Newer', profilePhotoUrl: photo });
    await pointer.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'This resume was changed elsewhere' });
    expect(server.stored.title).toBe('Newer');
    await pointer.click(within(dialog).getByRole('button', { name: 'Keep Mine' }));
    await findToast('Resume Saved', 'Your resume has been saved successfully!');
    expect(server.stored).toMatchObject({ title: 'Typed', profilePhotoUrl: photo });
  });

  test('shows the newer text at once where nothing was typed', async () => {
    const server = serveResume(storedResume({ title: 'Loaded' }));
    await openBuilder();
    server.stored = storedResume({ title: 'Newer', version: 7 });
    await startUpload();
    await respond(200, { url: photo });
    expect(screen.getByLabelText('Title')).toHaveValue('Newer');
  });
});
