import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createServices } from './services';
import { shutDownOnSignal } from './shutdown';

const before = process.listeners('SIGTERM');
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    for (const listener of process.listeners(signal)) {
      if (!before.includes(listener)) process.removeListener(signal, listener);
    }
  }
});

const stopWith = async (close: () => Promise<void>) => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  const lifecycle = { stopping: false };
  const logger = pino({ level: 'silent' });
  const services = createServices(logger);
  services.add('database', close);
  shutDownOnSignal({ services, logger, lifecycle });
  process.listeners('SIGTERM').at(-1)!('SIGTERM');
  await vi.advanceTimersByTimeAsync(5000);
  expect(lifecycle.stopping).toBe(true);
  return exit.mock.calls[0];
};

test('a database that hangs keeps the process no longer than five seconds', async () => {
  expect(await stopWith(() => new Promise(() => {}))).toEqual([1]);
});

test('one that cannot be closed does not make the stop a failure', async () => {
  expect(await stopWith(() => Promise.reject(new Error('away')))).toEqual([0]);
});
