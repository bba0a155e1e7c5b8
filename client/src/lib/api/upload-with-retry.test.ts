import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadPhoto } from '#shared/resume/endpoints';
import type { ApiError } from './api-error';
import { uploadWithRetry, waitNotice } from './upload-with-retry';

type Response = [status: number, retryAfter?: string];
const stored: Response = [200];
const busy: Response = [503, '10'];

/** Answers each request at once with the next response. */
const respond = (...responses: Response[]) => {
  const sent: FormData[] = [];
  const aborted: number[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      onload = () => {};
      onloadend = () => {};
      status = 0;
      statusText = '';
      responseText = '';
      retryAfter: string | null = null;
      open() {}
      setRequestHeader() {}
      getResponseHeader(name: string) {
        return name === 'Retry-After' ? this.retryAfter : null;
      }
      send(form: FormData) {
        sent.push(form);
        const [status, retryAfter = null] = responses.shift() ?? stored;
        Object.assign(this, { status, retryAfter });
        this.responseText = JSON.stringify(
          status === 200
            ? { url: '/api/photos/1' }
            : { code: 'UNAVAILABLE', message: 'Busy.', requestId: '1' },
        );
        this.onload();
        this.onloadend();
      }
      abort() {
        aborted.push(this.status);
      }
    },
  );
  return Object.assign(sent, { aborted });
};

const file = new File(['jpg'], 'me.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a busy server gets the same file again, not before it asked for it', async () => {
  const sent = respond(busy, [503, '1'], stored);
  const waits: (number | null)[] = [];
  const result = uploadWithRetry(uploadPhoto, file, { onWait: (seconds) => waits.push(seconds) });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(waits).toEqual([10]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await result).toEqual({ url: '/api/photos/1' });
  expect(waits).toEqual([10, null, 1, null]);
  expect(sent.map((form) => (form.get('file') as File).name)).toEqual(['me.jpg', 'me.jpg', 'me.jpg']);
});

test('after three more tries the refusal is the answer', async () => {
  const sent = respond(busy, busy, busy, busy);
  const result = uploadWithRetry(uploadPhoto, file).catch((error: ApiError) => error.serverMessage);
  await vi.runAllTimersAsync();
  expect(await result).toBe('Busy.');
  expect(sent).toHaveLength(4);
});

test.each<[string, Response]>([
  ['a 503 without Retry-After', [503]],
  ['a Retry-After that is a date', [503, 'Wed, 21 Oct 2026 07:28:00 GMT']],
  ['a wait of more than a minute', [503, '61']],
  ['a rate limit', [429, '10']],
])('%s is not retried', async (_what, response) => {
  const sent = respond(response);
  await expect(uploadWithRetry(uploadPhoto, file)).rejects.toThrow(`${response[0]}: `);
  expect(sent).toHaveLength(1);
});

test('canceling while it waits sends nothing more', async () => {
  const sent = respond(busy);
  const canceling = new AbortController();
  const result = uploadWithRetry(uploadPhoto, file, { signal: canceling.signal }).catch(
    (error: Error) => error.name,
  );
  await vi.advanceTimersByTimeAsync(2000);
  canceling.abort();
  expect(await result).toBe('AbortError');
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  // The request has its answer: the signal no longer concerns it.
  expect(sent.aborted).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the wait is told in words', () => {
  expect(waitNotice(10)).toBe('The server is busy. Your file is kept, and we try again in 10 seconds.');
  expect(waitNotice(1)).toMatch(/in 1 second\.$/);
});
