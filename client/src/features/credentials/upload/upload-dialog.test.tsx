import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '../../../ui/feedback/toast';
import { fakeUploads, uploads } from '../testing/fake-upload';
import {
  asksBeforeLeaving,
  drop,
  expectToast,
  openManager,
  openUpload,
  pdf,
  startUpload,
  uploadButton,
  uploadDialog,
  uploadTitle,
} from '../testing/open-manager';
import { sampleCredential, sampleCredentials } from '../testing/sample-credential';
import { findAnnounced } from '../../../testing/find-announced';

fakeUploads();
afterEach(() => sessionStorage.clear());

const ofSize = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

describe('choosing a file', () => {
  test('offers the accepted types, and Upload waits for one', async () => {
    const { pointer } = await openManager([]);
    const input = await openUpload(pointer);
    expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
    expect(uploadButton()).toBeDisabled();
    await pointer.upload(input, pdf());
    expect(uploadButton()).toBeEnabled();
  });

  test('a title says what the PDF cannot print of it', async () => {
    const { pointer } = await openManager([]);
    await openUpload(pointer);
    await pointer.type(uploadTitle(), 'License 😀');
    expect(await screen.findByText('The PDF can’t print 😀. It shows □ instead.')).toBeVisible();
  });

  test('Enter without a file says what is missing', async () => {
    const { pointer } = await openManager([]);
    await openUpload(pointer);
    await pointer.type(uploadTitle(), 'License{Enter}');
    await expectToast('No File Selected', 'Please select a file to upload.');
    expect(uploads.sent).toEqual([]);
  });

  test.each([
    ['setup.exe', 10, 'Invalid File Type', 'Please select a PDF, JPG or PNG file.'],
    ['big.pdf', 10 * 1024 * 1024 + 1, 'File Too Large', 'Please select a file smaller than 10MB.'],
    ['empty.png', 0, 'Empty File', 'This file is empty. Please select another one.'],
  ])('%s of %i bytes is refused: %s', async (name, size, problem, description) => {
    const { pointer } = await openManager([]);
    const input = await openUpload(pointer, ofSize(pdf(name), size));
    await expectToast(problem, description);
    expect(input).toHaveAccessibleDescription(description);
    expect(uploadButton()).toBeDisabled();
  });

  test('10 MB is not too large, and an ending may be in capitals', async () => {
    const { pointer } = await openManager([]);
    await openUpload(pointer, ofSize(pdf('SCAN.PDF'), 10 * 1024 * 1024));
    expect(screen.getByText('PDF · 10 MB')).toBeVisible();
    expect(uploadButton()).toBeEnabled();
  });

  test('shows the file and fills in its name as the title, until a title is typed', async () => {
    const { pointer } = await openManager([]);
    const input = await openUpload(pointer, pdf());
    expect(screen.getByText('PRC-License.pdf')).toBeVisible();
    expect(uploadTitle()).toHaveValue('PRC-License');
    await pointer.upload(input, pdf('Diploma.jpg'));
    expect(uploadTitle()).toHaveValue('Diploma');
    await pointer.type(uploadTitle(), ' of Ana');
    await pointer.upload(input, pdf('Another.pdf'));
    expect(screen.getByText('Another.pdf')).toBeVisible();
    expect(uploadTitle()).toHaveValue('Diploma of Ana');
  });

  test('warns that a PDF’s properties stay, and lists them', async () => {
    const { pointer } = await openManager([]);
    const info = '%PDF-1.7\n1 0 obj <</Author(Ana Reyes)/Title(Draft 3)>> endobj trailer <</Info 1 0 R>>';
    const input = await openUpload(pointer, pdf('Diploma.pdf', info));
    await findAnnounced('Document properties stay in a PDF');
    expect(await screen.findByText('Ana Reyes')).toBeVisible();
    expect(screen.getByText('Draft 3')).toBeVisible();
    await pointer.upload(input, pdf('Plain.pdf'));
    expect(screen.queryByText('Ana Reyes')).not.toBeInTheDocument();
    await pointer.upload(input, pdf('photo.jpg'));
    expect(screen.getByText('Location and camera details are removed from the image.')).toBeVisible();
  });

  test('a rejected file leaves the previous one', async () => {
    const { pointer } = await openManager([]);
    const input = await openUpload(pointer, pdf());
    await pointer.upload(input, pdf('page.html'));
    expect(screen.getByText('PRC-License.pdf')).toBeVisible();
    expect(uploadButton()).toBeEnabled();
  });

  test('a file that is dropped on the tab opens the dialog with it', async () => {
    await openManager([]);
    drop(screen.getByRole('heading', { name: 'Credentials' }), pdf(), pdf('second.pdf'));
    expect(await screen.findByText('PRC-License.pdf')).toBeVisible();
    expect(uploadDialog()).toBeVisible();
    expect(toastStore.read()?.description).toBe('PRC-License.pdf was chosen. Upload the others one by one.');
  });

  test('a file that is dropped where the plan has no room is neither taken nor opened', async () => {
    await openManager(sampleCredentials(3));
    const isLeftToBrowser = drop(screen.getByRole('heading', { name: 'Credentials' }), pdf());
    expect(isLeftToBrowser).toBe(false);
    await expectToast('Upload limit reached', 'Delete a credential first.');
    expect(uploadDialog()).not.toBeInTheDocument();
  });
});

test('a blank title is rejected with the specified message, in place too', async () => {
  const { pointer } = await openManager([]);
  await openUpload(pointer, pdf());
  await pointer.clear(uploadTitle());
  await pointer.type(uploadTitle(), '   ');
  await pointer.click(uploadButton());
  await expectToast('Title Required', 'Please provide a title for your credential.');
  expect(uploadTitle()).toHaveAccessibleDescription('Please provide a title for your credential.');
  expect(uploadTitle()).toHaveFocus();
  expect(uploads.sent).toEqual([]);
});

describe('uploading', () => {
  test('sends the details, shows progress, then closes, lists the credential and resets', async () => {
    const { pointer, events } = await openManager([sampleCredential()]);
    await openUpload(pointer, pdf());
    await pointer.clear(uploadTitle());
    await pointer.type(uploadTitle(), ' Nurse  License ');
    await pointer.type(screen.getByLabelText('Issuer'), 'PRC');
    await pointer.type(screen.getByLabelText('Date issued'), '2024-05-31');
    await pointer.type(screen.getByLabelText('Description'), 'Valid until 2027');
    await pointer.click(screen.getByRole('switch', { name: 'Show on my public profile' }));
    await pointer.click(uploadButton());
    await uploads.wait();
    const { file, ...fields } = Object.fromEntries(uploads.sent[0]!);
    expect(fields).toEqual({
      title: 'Nurse License',
      issuer: 'PRC',
      issuedDate: '2024-05-31',
      description: 'Valid until 2027',
      isPublic: 'true',
    });
    expect((file as File).name).toBe('PRC-License.pdf');

    uploads.progress(42);
    expect(screen.getByText('42%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '42');
    expect(uploadButton()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    uploads.progress(100);
    expect(screen.getByText('Checking the file…')).toBeVisible();

    const id = '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b99';
    await uploads.answer(sampleCredential({ id, title: 'Nurse License', isPublic: true }));
    await waitFor(() => expect(uploadDialog()).not.toBeInTheDocument());
    await expectToast('Credential Uploaded', 'Your credential has been uploaded successfully!', 'success');
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Nurse License', 'PRC License']);
    expect(events.onChanged).toHaveBeenCalledOnce();
    expect(asksBeforeLeaving()).toBe(false);

    await openUpload(pointer);
    expect(uploadTitle()).toHaveValue('');
    expect(uploadButton()).toBeDisabled();
    expect(sessionStorage).toHaveLength(0);
  });

  test('Cancel aborts it and keeps the file and the input', async () => {
    const { pointer } = await startUpload();
    expect(asksBeforeLeaving()).toBe(true);
    await pointer.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(uploads.aborted).toBe(1);
    await expectToast('Upload Canceled', 'The file and what you typed are still here.', 'default');
    expect(uploadDialog()).toBeVisible();
    expect(uploadTitle()).toHaveValue('PRC-License');
    expect(uploadButton()).toBeEnabled();
  });

  test('waits while the server is busy, says so, and sends the same file again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { events } = await startUpload();
    await uploads.busy(10);
    const notice = 'The server is busy. Your file is kept, and we try again in 10 seconds.';
    expect(within(uploadDialog()!).getByText(notice)).toHaveAttribute('role', 'status');
    expect(asksBeforeLeaving()).toBe(true);
    expect(toastStore.read()).toBeNull();
    const [tryAgain] = timers.mock.calls.find(([, delay]) => delay === 10_000) ?? [];
    act(() => (tryAgain as () => void)());
    await uploads.wait(2);
    expect(within(uploadDialog()!).queryByText(notice)).not.toBeInTheDocument();
    expect(uploads.sent[1]!.get('file')).toBe(uploads.sent[0]!.get('file'));
    await uploads.answer(sampleCredential());
    expect(events.onChanged).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('Cancel while the server is busy keeps the file and the input', async () => {
    const { pointer } = await startUpload();
    await uploads.busy(10);
    await pointer.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectToast('Upload Canceled', 'The file and what you typed are still here.', 'default');
    expect(within(uploadDialog()!).getByText('PRC-License.pdf')).toBeVisible();
    expect(screen.queryByText(/The server is busy/)).not.toBeInTheDocument();
  });

  test('closing meanwhile asks for confirmation', async () => {
    const { pointer } = await startUpload();
    await pointer.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', {
      name: 'Cancel the upload of PRC-License.pdf?',
    });
    await pointer.click(within(question).getByRole('button', { name: 'Keep Uploading' }));
    expect(uploads.aborted).toBe(0);
    await pointer.click(screen.getByRole('button', { name: 'Close' }));
    await pointer.click(await screen.findByRole('button', { name: 'Cancel Upload' }));
    expect(uploads.aborted).toBe(1);
    expect(uploadDialog()).toBeVisible();
  });

  test('file and input are kept after closing, and text after a reload', async () => {
    const first = await openManager([]);
    await openUpload(first.pointer, pdf());
    await first.pointer.type(screen.getByLabelText('Issuer'), 'PRC');
    await first.pointer.keyboard('{Escape}');
    await waitFor(() => expect(uploadDialog()).not.toBeInTheDocument());
    await openUpload(first.pointer);
    expect(screen.getByLabelText('Issuer')).toHaveValue('PRC');
    expect(screen.getByText('PRC-License.pdf')).toBeVisible();
    first.unmount();

    const { pointer } = await openManager([]);
    await openUpload(pointer);
    expect(screen.getByLabelText('Issuer')).toHaveValue('PRC');
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Please choose the file again.');
    await pointer.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Issuer')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});
