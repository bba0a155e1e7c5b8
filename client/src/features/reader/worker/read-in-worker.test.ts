import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLimits } from '#shared/reader/positioned-text';
import { readInWorker, type ReaderWorker } from './read-in-worker';
import type { FileReading } from '#shared/reader/file-reading';
import type { ReaderMessage } from './messages';

const fakeWorker = () => {
  const listeners: Record<string, (event: MessageEvent<ReaderMessage<FileReading>>) => void> = {};
  const worker: ReaderWorker<FileReading> = {
    addEventListener: (type: string, listener: (event: MessageEvent<ReaderMessage<FileReading>>) => void) => {
      listeners[type] = listener;
    },
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const send = (data: unknown) =>
    listeners['message']?.({ data } as MessageEvent<ReaderMessage<FileReading>>);
  return { worker, send, fail: () => listeners['error']?.({} as MessageEvent<ReaderMessage<FileReading>>) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the file goes to the worker once it is loaded, and its answer ends it', async () => {
  const { worker, send } = fakeWorker();
  const reading = readInWorker(new Uint8Array(3), 'liza.pdf', { createWorker: () => worker, request: ['a'] });
  expect(worker.postMessage).not.toHaveBeenCalled();
  send({ sourceName: 'worker', action: 'ready' });
  expect(worker.postMessage).not.toHaveBeenCalled();
  send({ reader: 'ready' });
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(
    { file: new Uint8Array(3), name: 'liza.pdf', request: ['a'] },
    expect.anything(),
  );
  send({ reader: 'done', result: { problem: 'no-text' } });
  expect(await reading).toEqual({ problem: 'no-text' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

/** How long a file is read that never ends, after its code took `loading` milliseconds. */
const readingTime = async (loading: number) => {
  const { worker, send } = fakeWorker();
  const reading = readInWorker(new Uint8Array(3), 'liza.pdf', { createWorker: () => worker });
  send({ reader: 'ready' });
  await vi.advanceTimersByTimeAsync(loading);
  send({ reader: 'started' });
  const start = performance.now();
  const ended = reading.then(() => performance.now());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reading).toEqual({ problem: 'timed-out' });
  expect(worker.terminate).toHaveBeenCalledOnce();
  return (await ended) - start;
};

test('a file that takes too long ends the worker, with loading within the limit', async () => {
  expect(await readingTime(0)).toBe(readLimits.milliseconds);
  expect(await readingTime(1000)).toBe(readLimits.milliseconds - 1000);
});

test('a slow connection leaves time to read', async () => {
  expect(await readingTime(60_000)).toBe(readLimits.minMilliseconds);
});

test('an over-large file starts no worker', async () => {
  const createWorker = vi.fn();
  expect(await readInWorker(new Uint8Array(readLimits.bytes + 1), 'liza.pdf', { createWorker })).toEqual({
    problem: 'too-large',
  });
  expect(createWorker).not.toHaveBeenCalled();
});

test('a worker that cannot be loaded rejects, and so does a reading that is no longer needed', async () => {
  const lost = fakeWorker();
  const reading = readInWorker(new Uint8Array(3), 'liza.pdf', { createWorker: () => lost.worker });
  lost.fail();
  await expect(reading).rejects.toThrow('could not be loaded');

  const offline = fakeWorker();
  const begun = readInWorker(new Uint8Array(3), 'liza.pdf', { createWorker: () => offline.worker });
  offline.send({ reader: 'failed', message: 'a part of it could not be fetched' });
  await expect(begun).rejects.toThrow('could not be fetched');
  expect(offline.worker.terminate).toHaveBeenCalledOnce();

  const { worker } = fakeWorker();
  const controller = new AbortController();
  const stopped = readInWorker(new Uint8Array(3), 'liza.pdf', {
    createWorker: () => worker,
    signal: controller.signal,
  });
  controller.abort();
  await expect(stopped).rejects.toThrow();
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('how far reading is comes back while it goes on', async () => {
  const { worker, send } = fakeWorker();
  const onProgress = vi.fn();
  const reading = readInWorker(new Uint8Array(3), 'liza.pdf', { createWorker: () => worker, onProgress });
  send({ reader: 'ready' });
  send({ reader: 'started' });
  send({ reader: 'progress', share: 0.5 });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
  send({ reader: 'done', result: { problem: 'empty' } });
  await reading;
});

test('a reading that is no longer needed before it begins starts no worker', async () => {
  const createWorker = vi.fn();
  const reading = readInWorker(new Uint8Array(3), 'liza.pdf', { createWorker, signal: AbortSignal.abort() });
  await expect(reading).rejects.toThrow();
  expect(createWorker).not.toHaveBeenCalled();
});
