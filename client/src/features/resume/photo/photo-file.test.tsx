import { act, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  choose,
  FakeUpload,
  photo,
  photoCard,
  respond,
  startUpload,
  uploadButton,
  answerUploads,
} from '../testing/fake-upload';
import { findToast, openBuilder, serveResume } from '../testing/open-builder';

answerUploads();

describe('choosing a photo', () => {
  test('anything but JPG and PNG is refused before it is sent', async () => {
    serveResume();
    await openBuilder();
    choose(new File(['x'], 'me.gif', { type: 'image/gif' }));
    await findToast('Invalid file type', 'Please upload a JPG or PNG image.');
    expect(photoCard()).toHaveTextContent('me.gif: Please upload a JPG or PNG image.');
    expect(FakeUpload.sent).toBe(0);
    await startUpload();
    expect(photoCard()).not.toHaveTextContent('me.gif');
  });

  describe('of more than 5 MB', () => {
    const large = () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
    /** The sizes of the drawings, which become files of these sizes. */
    const drawAs = (...sizes: number[]) => {
      vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 6000, height: 3000 }));
      const context = { fillRect: vi.fn(), drawImage: vi.fn() } as unknown as CanvasRenderingContext2D;
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
      const drawn: string[] = [];
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
        this: HTMLCanvasElement,
        done,
        type,
      ) {
        drawn.push(`${this.width} × ${this.height}`);
        done(new Blob([new Uint8Array(sizes.shift() ?? 0)], type ? { type } : {}));
      });
      return drawn;
    };
    afterEach(() => {
      vi.restoreAllMocks();
    });

    const makeSmaller = () => within(photoCard()).queryByRole('button', { name: 'Make it smaller' });

    test('is refused, and made smaller on the device until it fits where the user wants that', async () => {
      const drawn = drawAs(6_000_000, 700_000);
      serveResume();
      const { pointer } = await openBuilder();
      choose(large());
      await findToast('File too large', 'Please upload an image smaller than 5MB.');
      expect(drawn).toEqual([]);
      expect(FakeUpload.sent).toBe(0);
      await pointer.click(makeSmaller()!);
      await waitFor(() => expect(FakeUpload.sent).toBe(1));
      expect(drawn).toEqual(['2400 × 1200', '1600 × 800']);
      expect(makeSmaller()).not.toBeInTheDocument();
      await respond(200, { url: photo });
      await findToast('Photo uploaded', 'Your profile photo has been updated successfully!');
      expect(uploadButton()).toHaveFocus();
    });

    test('is refused again where the browser cannot read it', async () => {
      serveResume();
      const { pointer } = await openBuilder();
      choose(large());
      await pointer.click(await waitFor(() => makeSmaller()!));
      await waitFor(() => expect(makeSmaller()).not.toBeInTheDocument());
      await findToast('File too large', 'Please upload an image smaller than 5MB.');
      expect(FakeUpload.sent).toBe(0);
    });

    test('is not offered to be made smaller once another photo is chosen', async () => {
      serveResume();
      await openBuilder();
      choose(large());
      await waitFor(() => expect(makeSmaller()).toBeInTheDocument());
      await startUpload();
      await respond(200, { url: photo });
      expect(makeSmaller()).not.toBeInTheDocument();
    });
  });
});

describe('a busy server', () => {
  const busy = async (retryAfter: string | null) => {
    FakeUpload.current.retryAfter = retryAfter;
    await respond(503, { code: 'UNAVAILABLE', message: 'Busy.', requestId: 'test' });
  };
  const notice = 'The server is busy. Your file is kept, and we try again in 10 seconds.';

  test('is given the photo again after the time it asked for, and the card says so', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const server = serveResume();
    await openBuilder();
    await startUpload();
    await busy('10');
    expect(within(photoCard()).getByRole('status')).toHaveTextContent(notice);
    // The initials would be drawn below the spinner.
    expect(photoCard()).not.toHaveTextContent('LP');
    expect(uploadButton()).toBeDisabled();
    const [tryAgain] = timers.mock.calls.find(([, delay]) => delay === 10_000) ?? [];
    act(() => (tryAgain as () => void)());
    await waitFor(() => expect(FakeUpload.sent).toBe(2));
    expect(within(photoCard()).queryByText(notice)).not.toBeInTheDocument();
    await respond(200, { url: photo });
    await findToast('Photo uploaded', 'Your profile photo has been updated successfully!');
    expect(server.saves).toEqual([{ profilePhotoUrl: photo }]);
    vi.restoreAllMocks();
  });

  test('that stays busy leaves the photo for another try', async () => {
    serveResume();
    const { pointer } = await openBuilder();
    await startUpload();
    await busy(null);
    await findToast('Upload failed', 'Failed to upload photo. Please try again.');
    await pointer.click(within(photoCard()).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(FakeUpload.sent).toBe(2));
    await respond(200, { url: photo });
    await findToast('Photo uploaded', 'Your profile photo has been updated successfully!');
    expect(within(photoCard()).queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});
