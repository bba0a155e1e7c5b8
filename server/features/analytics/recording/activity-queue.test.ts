import { expect, test } from 'vitest';
import { createActivityQueue } from './activity-queue';

const download = (minute: number) =>
  ({ kind: 'own-download', owner: 'an owner', at: new Date(2026, 10, 20, 9, minute) }) as const;

test('what finds the queue full is dropped and counted, and there is room again afterwards', () => {
  const queue = createActivityQueue(2);
  for (let minute = 0; minute < 5; minute++) queue.add(download(minute));
  expect([queue.size, queue.counts.dropped]).toEqual([2, 3]);
  queue.remove(1);
  queue.add(download(9));
  expect(queue.first(10)).toEqual([download(1), download(9)]);
});

test('the oldest come first, so many at most', () => {
  const queue = createActivityQueue();
  for (const minute of [0, 10, 31]) queue.add(download(minute));
  expect(queue.first(2)).toEqual([download(0), download(10)]);
  expect(queue.first(10)).toEqual([download(0), download(10), download(31)]);
  expect(queue.size).toBe(3);
});
