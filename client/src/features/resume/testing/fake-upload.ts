import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';

export const photo = '/api/photos/0f4b9d9e-31a1-4b1e-9a4d-0d8f6b2d7a11';

/** The upload in progress. */
export class FakeUpload {
  static current: FakeUpload;
  static sent = 0;
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  retryAfter: string | null = null;
  constructor() {
    FakeUpload.current = this;
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return name === 'Retry-After' ? this.retryAfter : null;
  }
  send() {
    FakeUpload.sent += 1;
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

/** Uploads that the test answers, and nothing left of earlier tests. Call it at the top of a file. */
export const answerUploads = () =>
  beforeEach(() => {
    localStorage.clear();
    FakeUpload.sent = 0;
    const left = toastStore.read();
    if (left) dismissToast(left.id);
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
  });

export const jpg = new File(['jpg'], 'me.jpg', { type: 'image/jpeg' });
export const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Profile photo file'), { target: { files: [file] } });
export const startUpload = async () => {
  choose(jpg);
  await waitFor(() => expect(FakeUpload.sent).toBe(1));
};
export const photoCard = () => screen.getByRole('region', { name: 'Profile Photo' });
export const uploadButton = () => screen.getByRole('button', { name: /(Upload|Change) Photo/ });
export const respond = (status: number, body: unknown) =>
  act(async () => FakeUpload.current.answer(status, body));
