import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every } from './every';
import { addJobMetrics } from './job-figures';

const logger = pino({ level: 'silent' });
const job = { name: 'test job', failure: 'it was not done', everyMs: 1000, logger };

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

test('the monitor learns when a job last succeeded, and how often it failed', async () => {
  const registry = new Registry();
  addJobMetrics(registry);
  const run = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('away'));
  const stop = every({ ...job, name: 'measured job', run });
  await vi.advanceTimersByTimeAsync(0);
  const succeededAt = Date.now() / 1000;
  await vi.advanceTimersByTimeAsync(2000);
  await stop();
  const metrics = await registry.metrics();
  expect(metrics).toContain(`husay_job_last_success_timestamp_seconds{name="measured job"} ${succeededAt}`);
  expect(metrics).toContain('husay_job_failures_total{name="measured job"} 2');
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

test('a job that says when it recovers logs the first of failures in a row, and counts all of them', async () => {
  const registry = new Registry();
  addJobMetrics(registry);
  const logged: string[] = [];
  const lines = pino(
    { level: 'info' },
    { write: (line) => logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const stop = every({ ...job, name: 'frequent job', recovery: 'it is done again', logger: lines, run });
  await vi.advanceTimersByTimeAsync(3000);
  await stop();
  expect(logged).toEqual(['it was not done', 'it is done again']);
  const metrics = await registry.metrics();
  expect(metrics).toContain('husay_job_failures_total{name="frequent job"} 2');
  expect(metrics).toMatch(/^husay_job_last_failure_timestamp_seconds{name="frequent job"} \d/m);
});
