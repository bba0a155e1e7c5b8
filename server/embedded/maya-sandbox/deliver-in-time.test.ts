import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDelivering } from './deliver-in-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const logger = pino({ level: 'silent' });

test('rounds follow each other and never overlap; stopping waits for the last', async () => {
  const rounds: (() => void)[] = [];
  const deliverDue = () => new Promise<[]>((resolve) => rounds.push(() => resolve([])));
  const stop = startDelivering({ deliverDue }, logger);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toHaveLength(1);
  rounds[0]!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toHaveLength(2);

  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped).toBe(false);
  rounds[1]!();
  await stopping;
  expect(rounds).toHaveLength(2);
});

test('a round that fails is followed by another', async () => {
  let count = 0;
  const deliverDue = () => Promise.reject<[]>(new Error(`round ${++count}`));
  const stop = startDelivering({ deliverDue }, logger);
  await vi.advanceTimersByTimeAsync(3000);
  expect(count).toBe(3);
  await stop();
});
