import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every } from './every';

const logger = pino({ level: 'silent' });
const job = { failure: 'it was not done', everyMs: 1000, logger };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs now and again and again, one run at a time, and a failure ends nothing', async () => {
  let finish = () => {};
  const run = vi
    .fn<() => Promise<unknown>>()
    .mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)))
    .mockRejectedValue(new Error('away'));
  const stop = every({ ...job, run });
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('stopping signals the current run and waits for it', async () => {
  let hasEnded = false;
  const stop = every({
    ...job,
    run: (stopping) =>
      new Promise<void>((resolve) => {
        stopping.addEventListener('abort', () => {
          hasEnded = true;
          resolve();
        });
      }),
  });
  await stop();
  expect(hasEnded).toBe(true);
});
