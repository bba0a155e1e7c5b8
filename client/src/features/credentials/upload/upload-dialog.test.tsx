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
  uploadButton,
} from '../testing/open-manager';
import { sampleCredential, sampleCredentials } from '../testing/sample-credential';

fakeUploads();
afterEach(() => sessionStorage.clear());

const dialog = () => screen.queryByRole('dialog', { name: 'Upload Credential' });
const title = () => screen.getByLabelText(/^Title/);
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

  test('Enter without a file says what is missing', async () => {
    const { pointer } = await openManager([]);
    await openUpload(pointer);
    await pointer.type(title(), 'Licence{Enter}');
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
    expect(title()).toHaveValue('PRC-License');
    await pointer.upload(input, pdf('Diploma.jpg'));
    expect(title()).toHaveValue('Diploma');
    await pointer.type(title(), ' of Ana');
    await pointer.upload(input, pdf('Another.pdf'));
    expect(screen.getByText('Another.pdf')).toBeVisible();
    expect(title()).toHaveValue('Diploma of Ana');
  });

  test('warns that a PDF’s properties stay, and lists them', async () => {
    const { pointer } = await openManager([]);
    const info = '%PDF-1.7\n1 0 obj <</Author(Ana Reyes)/Title(Draft 3)>> endobj trailer <</Info 1 0 R>>';
    const input = await openUpload(pointer, pdf('Diploma.pdf', info));
    expect(screen.getByText(/^Document properties stay in a PDF/)).toBeVisible();
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
    expect(dialog()).toBeVisible();
    expect(toastStore.read()?.description).toBe(
      'PRC-License.pdf was taken. Upload the others one after another.',
    );
  });

  test('a file that is dropped where the plan has no room is neither taken nor opened', async () => {
    await openManager(sampleCredentials(3));
    const isLeftToBrowser = drop(screen.getByRole('heading', { name: 'Credentials' }), pdf());
    expect(isLeftToBrowser).toBe(false);
    await expectToast('Upload limit reached', 'Delete a credential first.');
    expect(dialog()).not.toBeInTheDocument();
  });
});

test('a blank title is rejected with the specified message, in place too', async () => {
  const { pointer } = await openManager([]);
  await openUpload(pointer, pdf());
  await pointer.clear(title());
  await pointer.type(title(), '   ');
  await pointer.click(uploadButton());
  await expectToast('Title Required', 'Please provide a title for your credential.');
  expect(title()).toHaveAccessibleDescription('Please provide a title for your credential.');
  expect(title()).toHaveFocus();
  expect(uploads.sent).toEqual([]);
});

describe('uploading', () => {
  test('sends the details, shows progress, then closes, lists the credential and resets', async () => {
    const { pointer, events } = await openManager([sampleCredential()]);
    await openUpload(pointer, pdf());
    await pointer.clear(title());
    await pointer.type(title(), ' Nurse  Licence ');
    await pointer.type(screen.getByLabelText('Issuer'), 'PRC');
    await pointer.type(screen.getByLabelText('Date issued'), '2024-05-31');
    await pointer.type(screen.getByLabelText('Description'), 'Valid until 2027');
    await pointer.click(screen.getByRole('switch', { name: 'Show on my public profile' }));
    await pointer.click(uploadButton());
    await uploads.wait();
    const { file, ...fields } = Object.fromEntries(uploads.sent[0]!);
    expect(fields).toEqual({
      title: 'Nurse Licence',
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
    await uploads.answer(sampleCredential({ id, title: 'Nurse Licence', isPublic: true }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await expectToast('Credential Uploaded', 'Your credential has been uploaded successfully!', 'success');
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Nurse Licence', 'PRC Licence']);
    expect(events.onChanged).toHaveBeenCalledOnce();
    expect(asksBeforeLeaving()).toBe(false);

    await openUpload(pointer);
    expect(title()).toHaveValue('');
    expect(uploadButton()).toBeDisabled();
    expect(sessionStorage).toHaveLength(0);
  });

  test('Cancel aborts it and keeps the file and the input', async () => {
    const { pointer } = await openManager([]);
    await openUpload(pointer, pdf());
    await pointer.click(uploadButton());
    await uploads.wait();
    expect(asksBeforeLeaving()).toBe(true);
    await pointer.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(uploads.aborted).toBe(1);
    await expectToast('Upload Cancelled', 'The file and what you typed are still here.', 'default');
    expect(dialog()).toBeVisible();
    expect(title()).toHaveValue('PRC-License');
    expect(uploadButton()).toBeEnabled();
  });

  test('waits while the server is busy, says so, and sends the same file again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { pointer, events } = await openManager([]);
    await openUpload(pointer, pdf());
    await pointer.click(uploadButton());
    await uploads.wait();
    await uploads.busy(10);
    const notice = 'The server is busy. Your file is kept, and we try again in 10 seconds.';
    expect(within(dialog()!).getByText(notice)).toHaveAttribute('role', 'status');
    expect(asksBeforeLeaving()).toBe(true);
    expect(toastStore.read()).toBeNull();
    const [tryAgain] = timers.mock.calls.find(([, delay]) => delay === 10_000) ?? [];
    act(() => (tryAgain as () => void)());
    await uploads.wait(2);
    expect(within(dialog()!).queryByText(notice)).not.toBeInTheDocument();
    expect(uploads.sent[1]!.get('file')).toBe(uploads.sent[0]!.get('file'));
    await uploads.answer(sampleCredential());
    expect(events.onChanged).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('Cancel while the server is busy keeps the file and the input', async () => {
    const { pointer } = await openManager([]);
    await openUpload(pointer, pdf());
    await pointer.click(uploadButton());
    await uploads.wait();
    await uploads.busy(10);
    await pointer.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectToast('Upload Cancelled', 'The file and what you typed are still here.', 'default');
    expect(within(dialog()!).getByText('PRC-License.pdf')).toBeVisible();
    expect(screen.queryByText(/The server is busy/)).not.toBeInTheDocument();
  });

  test('closing meanwhile asks for confirmation', async () => {
    const { pointer } = await openManager([]);
    await openUpload(pointer, pdf());
    await pointer.click(uploadButton());
    await uploads.wait();
    await pointer.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', {
      name: 'Cancel the upload of PRC-License.pdf?',
    });
    await pointer.click(within(question).getByRole('button', { name: 'Keep Uploading' }));
    expect(uploads.aborted).toBe(0);
    await pointer.click(screen.getByRole('button', { name: 'Close' }));
    await pointer.click(await screen.findByRole('button', { name: 'Cancel Upload' }));
    expect(uploads.aborted).toBe(1);
    expect(dialog()).toBeVisible();
  });

  test('file and input are kept after closing, and text after a reload', async () => {
    const first = await openManager([]);
    await openUpload(first.pointer, pdf());
    await first.pointer.type(screen.getByLabelText('Issuer'), 'PRC');
    await first.pointer.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
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

describe('a failed upload', () => {
  const tryUpload = async () => {
    const opened = await openManager([]);
    await openUpload(opened.pointer, pdf());
    await opened.pointer.click(uploadButton());
    await uploads.wait();
    return opened;
  };

  test('shows the server’s message and keeps everything for a retry', async () => {
    const { pointer } = await tryUpload();
    await uploads.refuse('INVALID_FILE', 'This file is no PDF inside.');
    await expectToast('Upload Failed', 'This file is no PDF inside.');
    expect(within(dialog()!).getByText('This file is no PDF inside.')).toBeVisible();
    expect(title()).toHaveValue('PRC-License');
    expect(uploadButton()).toBeEnabled();
    await pointer.upload(screen.getByLabelText('Credential file'), pdf('other.pdf'));
    expect(within(dialog()!).queryByText('This file is no PDF inside.')).not.toBeInTheDocument();
    // A toast about the previous file would contradict the chosen one, and cover the title.
    expect(toastStore.read()).toBeNull();
  });

  test('has no toast after the dialog is closed, or while it is retried', async () => {
    const { pointer } = await tryUpload();
    await uploads.refuse('INVALID_FILE', 'This file is no PDF inside.');
    await expectToast('Upload Failed', 'This file is no PDF inside.');
    await pointer.click(uploadButton());
    expect(toastStore.read()).toBeNull();
    await uploads.wait(2);
    await uploads.refuse('INVALID_FILE', 'This file is no PDF inside.');
    await pointer.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(toastStore.read()).toBeNull();
  });

  test('has a default message where the server sent none', async () => {
    await tryUpload();
    await uploads.breakOff();
    await expectToast('Upload Failed', 'Failed to upload credential. Please try again.');
  });

  test('a file that only the server finds too large shows the same message', async () => {
    await tryUpload();
    await uploads.refuse('TOO_LARGE', 'Too large');
    await expectToast('File Too Large', 'Please select a file smaller than 10MB.');
  });

  test('a refused field is marked', async () => {
    await tryUpload();
    await uploads.refuse('VALIDATION_FAILED', 'Please check.', { issuer: 'Issuer is odd' });
    await expectToast('Upload Failed', 'Please check.');
    expect(screen.getByLabelText('Issuer')).toHaveAccessibleDescription(/Issuer is odd/);
  });

  test('at the plan’s limit links to the upgrade', async () => {
    const { events } = await tryUpload();
    await uploads.refuse('PLAN_LIMIT', 'Your Free plan allows 3 credentials.');
    await expectToast('Upload Failed', 'Your Free plan allows 3 credentials.');
    const upgrade = within(dialog()!).getByRole('link', { name: 'Upgrade to Pro' });
    expect(upgrade).toHaveAttribute('href', '/billing');
    expect(events.onLimit).toHaveBeenCalledOnce();
  });

  test('without a session redirects to sign-in, and the input outlives that', async () => {
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
});
