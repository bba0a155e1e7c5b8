import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawInWorker, type DrawWorker } from './draw-in-worker';
import type { DrawnMessage } from './messages';

const fakeWorker = () => {
  const listeners: Record<string, (event: MessageEvent<DrawnMessage>) => void> = {};
  const worker: DrawWorker = {
    addEventListener: (type: string, listener: (event: MessageEvent<DrawnMessage>) => void) => {
      listeners[type] = listener;
    },
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const send = (data: DrawnMessage) => listeners['message']?.({ data } as MessageEvent<DrawnMessage>);
  return { worker, send, fail: () => listeners['error']?.({} as MessageEvent<DrawnMessage>) };
};
const picture = {} as ImageBitmap;
const pdf = new Uint8Array(3);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the worker starts with the first page, gets the file once, and draws each page that is wanted', async () => {
  const { worker, send } = fakeWorker();
  const createWorker = vi.fn(() => worker);
  const { draw } = drawInWorker(pdf, createWorker);
  expect(createWorker).not.toHaveBeenCalled();
  const [first, second] = [draw(0, 300), draw(1, 300)];
  expect(worker.postMessage).not.toHaveBeenCalled();
  send({ reader: 'ready' });
  expect(vi.mocked(worker.postMessage).mock.calls.map(([message]) => message)).toEqual([
    { open: pdf },
    { draw: { page: 0, width: 300 } },
    { draw: { page: 1, width: 300 } },
  ]);
  send({ reader: 'drawn', page: 1, picture });
  send({ reader: 'drawn', page: 0 });
  expect(await second).toBe(picture);
  await expect(first).rejects.toThrow('could not be drawn');
  expect(createWorker).toHaveBeenCalledOnce();
});

test('a page that takes too long ends the worker, and so does closing the file', async () => {
  const slow = fakeWorker();
  const drawing = drawInWorker(pdf, () => slow.worker).draw(0, 300);
  const refused = expect(drawing).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(slow.worker.terminate).toHaveBeenCalledOnce();

  const closed = fakeWorker();
  const { draw, close } = drawInWorker(pdf, () => closed.worker);
  const waiting = expect(draw(0, 300)).rejects.toThrow('closed');
  close();
  await waiting;
  expect(closed.worker.terminate).toHaveBeenCalledOnce();
  await expect(draw(1, 300)).rejects.toThrow('closed');
});

test('a worker that cannot be loaded draws nothing', async () => {
  const { worker, fail } = fakeWorker();
  const drawing = drawInWorker(pdf, () => worker).draw(0, 300);
  fail();
  await expect(drawing).rejects.toThrow('could not be loaded');
});
