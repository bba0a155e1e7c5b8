import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLimits } from './positioned-text';
import { readFile, type ReaderWorker } from './read-file';
import type { ReaderMessage } from './worker/messages';

const fakeWorker = () => {
  const listeners: Record<string, (event: MessageEvent<ReaderMessage>) => void> = {};
  const worker: ReaderWorker = {
    addEventListener: (type: string, listener: (event: MessageEvent<ReaderMessage>) => void) => {
      listeners[type] = listener;
    },
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const send = (data: unknown) => listeners['message']?.({ data } as MessageEvent<ReaderMessage>);
  return { worker, send, fail: () => listeners['error']?.({} as MessageEvent<ReaderMessage>) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the file goes to the worker once it is loaded, and its answer ends it', async () => {
  const { worker, send } = fakeWorker();
  const reading = readFile(new Uint8Array(3), 'liza.pdf', { createWorker: () => worker });
  expect(worker.postMessage).not.toHaveBeenCalled();
  send({ sourceName: 'worker', action: 'ready' });
  expect(worker.postMessage).not.toHaveBeenCalled();
  send({ reader: 'ready' });
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(
    { file: new Uint8Array(3), name: 'liza.pdf' },
    expect.anything(),
  );
  send({ reader: 'done', result: { problem: 'no-text' } });
  expect(await reading).toEqual({ problem: 'no-text' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a file that takes too long ends the worker; loading it takes no reading time', async () => {
  const { worker, send } = fakeWorker();
  const reading = readFile(new Uint8Array(3), 'liza.pdf', { createWorker: () => worker });
  await vi.advanceTimersByTimeAsync(60_000);
  send({ reader: 'ready' });
  await vi.advanceTimersByTimeAsync(60_000);
  send({ reader: 'started' });
  await vi.advanceTimersByTimeAsync(readLimits.milliseconds);
  expect(await reading).toEqual({ problem: 'timed-out' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('an over-large file starts no worker', async () => {
  const createWorker = vi.fn();
  expect(await readFile(new Uint8Array(readLimits.bytes + 1), 'liza.pdf', { createWorker })).toEqual({
    problem: 'too-large',
  });
  expect(createWorker).not.toHaveBeenCalled();
});

test('a worker that cannot be loaded rejects, and so does a reading that is no longer needed', async () => {
  const lost = fakeWorker();
  const reading = readFile(new Uint8Array(3), 'liza.pdf', { createWorker: () => lost.worker });
  lost.fail();
  await expect(reading).rejects.toThrow('could not be loaded');

  const offline = fakeWorker();
  const begun = readFile(new Uint8Array(3), 'liza.pdf', { createWorker: () => offline.worker });
  offline.send({ reader: 'failed', message: 'a part of it could not be fetched' });
  await expect(begun).rejects.toThrow('could not be fetched');
  expect(offline.worker.terminate).toHaveBeenCalledOnce();

  const { worker } = fakeWorker();
  const controller = new AbortController();
  const stopped = readFile(new Uint8Array(3), 'liza.pdf', {
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
  const reading = readFile(new Uint8Array(3), 'liza.pdf', { createWorker: () => worker, onProgress });
  send({ reader: 'ready' });
  send({ reader: 'started' });
  send({ reader: 'progress', share: 0.5 });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
  send({ reader: 'done', result: { problem: 'empty' } });
  await reading;
});

test('a reading that is no longer needed before it begins starts no worker', async () => {
  const createWorker = vi.fn();
  const reading = readFile(new Uint8Array(3), 'liza.pdf', { createWorker, signal: AbortSignal.abort() });
  await expect(reading).rejects.toThrow();
  expect(createWorker).not.toHaveBeenCalled();
});
