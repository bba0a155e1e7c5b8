import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLimits } from '../positioned-text';
import type { ReaderMessage } from './messages';
import { readInWorker, type ReaderWorker } from './read-in-worker';

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
  const reading = readInWorker(new Uint8Array(3), { createWorker: () => worker });
  expect(worker.postMessage).not.toHaveBeenCalled();
  send({ sourceName: 'worker', action: 'ready' });
  expect(worker.postMessage).not.toHaveBeenCalled();
  send({ reader: 'ready' });
  expect(worker.postMessage).toHaveBeenCalledOnce();
  send({ reader: 'done', result: { problem: 'no-text' } });
  expect(await reading).toEqual({ problem: 'no-text' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a file that takes too long ends the worker; loading it takes no reading time', async () => {
  const { worker, send } = fakeWorker();
  const reading = readInWorker(new Uint8Array(3), { createWorker: () => worker });
  await vi.advanceTimersByTimeAsync(60_000);
  send({ reader: 'ready' });
  await vi.advanceTimersByTimeAsync(readLimits.milliseconds);
  expect(await reading).toEqual({ problem: 'timed-out' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('an over-large file starts no worker', async () => {
  const createWorker = vi.fn();
  expect(await readInWorker(new Uint8Array(readLimits.bytes + 1), { createWorker })).toEqual({
    problem: 'too-large',
  });
  expect(createWorker).not.toHaveBeenCalled();
});

test('a worker that cannot be loaded rejects, and so does a reading that is no longer needed', async () => {
  const lost = fakeWorker();
  const reading = readInWorker(new Uint8Array(3), { createWorker: () => lost.worker });
  lost.fail();
  await expect(reading).rejects.toThrow('could not be loaded');

  const { worker } = fakeWorker();
  const controller = new AbortController();
  const stopped = readInWorker(new Uint8Array(3), { createWorker: () => worker, signal: controller.signal });
  controller.abort();
  await expect(stopped).rejects.toThrow();
  expect(worker.terminate).toHaveBeenCalledOnce();
});
