import { afterEach, expect, test, vi } from 'vitest';
import { uploadPhoto } from '#shared/resume/endpoints';
import { actAs } from './acting-user';
import { ApiError } from './api-error';
import { uploadFile } from './upload-file';

/** A fake of the browser's request: records requests and responds on demand. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  sent?: FormData;
  opened: string[] = [];
  headers: [string, string][] = [];
  constructor() {
    FakeRequest.last = this;
  }
  getResponseHeader() {
    return null;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push([name, value]);
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, responseText: string, statusText = '') {
    Object.assign(this, { status, responseText, statusText });
    this.onload?.();
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const file = new File(['picture'], 'me.png', { type: 'image/png' });
const start = (options?: Parameters<typeof uploadFile>[2]) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const result = uploadFile(uploadPhoto, file, options);
  return { result, request: FakeRequest.last };
};

test('the file is sent in its field with the cookie, and progress is reported as a fraction', async () => {
  const shares: number[] = [];
  const { result, request } = start({ onProgress: (share) => shares.push(share), fields: { title: 'Me' } });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 10 });
  request.answer(200, '{"url":"/api/photos/1"}');
  expect(await result).toEqual({ url: '/api/photos/1' });
  expect(shares).toEqual([0.5]);
  expect(request.opened).toEqual(['POST', '/api/upload/photo']);
  expect(request.withCredentials).toBe(true);
  expect(request.sent?.get('title')).toBe('Me');
  expect(request.sent?.get('file')).toBeInstanceOf(File);
});

test('an upload sends its user, once known', () => {
  expect(start().request.headers).toEqual([]);
  actAs('ana');
  expect(start().request.headers).toEqual([['X-Acting-User', 'ana']]);
  actAs(null);
});

test('a rejection is an ApiError, a lost connection is not', async () => {
  const refused = start();
  refused.request.answer(413, '', 'Payload Too Large');
  await expect(refused.result).rejects.toThrow(ApiError);
  await expect(refused.result).rejects.toThrow('413: Payload Too Large');
  const lost = start();
  lost.request.onerror?.();
  await expect(lost.result).rejects.not.toThrow(ApiError);
});

test('an upload can be aborted', async () => {
  const controller = new AbortController();
  const { result } = start({ signal: controller.signal });
  controller.abort();
  await expect(result).rejects.toThrow('canceled');
});
