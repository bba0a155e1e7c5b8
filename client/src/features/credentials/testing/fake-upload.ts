import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { errorStatus, type ErrorCode, type FieldErrors } from '#shared/http/errors';

/** A fake XMLHttpRequest: the upload in progress. */
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  retryAfter: string | null = null;
  open() {}
  getResponseHeader(name: string) {
    return name === 'Retry-After' ? this.retryAfter : null;
  }
  setRequestHeader() {}
  send(form: FormData) {
    uploads.sent.push(form);
    uploads.current = this;
  }
  abort() {
    uploads.aborted += 1;
    this.onabort();
  }
}

/** The uploads of a test: requests sent, and controls of the current one. */
export const uploads = {
  sent: [] as FormData[],
  aborted: 0,
  current: null as FakeRequest | null,

  /** Waits until this many requests have been sent. */
  async wait(count = 1) {
    await waitFor(() => expect(uploads.sent).toHaveLength(count));
  },
  progress(percent: number) {
    act(() => uploads.current!.upload.onprogress?.({ lengthComputable: true, loaded: percent, total: 100 }));
  },
  async answer(body: object, status = 200) {
    const request = uploads.current!;
    request.status = status;
    request.responseText = JSON.stringify(body);
    await act(async () => request.onload());
  },
  async refuse(code: ErrorCode, message: string, fields?: FieldErrors) {
    const body = { code, message, requestId: 'test', ...(fields && { fields }) };
    await uploads.answer(body, errorStatus[code]);
  },
  /** The server is busy and asks to come back later. */
  async busy(retryAfterSeconds: number) {
    uploads.current!.retryAfter = String(retryAfterSeconds);
    await uploads.refuse('UNAVAILABLE', 'Many people are uploading images at the moment.');
  },
  async breakOff() {
    await act(async () => uploads.current!.onerror());
  },
};

/** Replaces XMLHttpRequest in each test. */
export const fakeUploads = () => {
  beforeEach(() => {
    uploads.sent = [];
    uploads.aborted = 0;
    uploads.current = null;
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
};
