import { expect, test } from 'vitest';
import { semaphore } from './semaphore';

test('never more than that many run, all get their turn, and a failure makes room', async () => {
  const limited = semaphore(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    limited(async () => {
      most = Math.max(most, ++running);
      order.push(number);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (number === 1) throw new Error('damaged');
      return number;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect(await work(5)).toBe(5);
});
