import { expect, test } from 'vitest';
import { singleFlight } from './single-flight';

/** Work that ends on demand. */
const workshop = () => {
  const started: { finish: (answer: string) => void; fail: (error: Error) => void }[] = [];
  const work = () =>
    new Promise<string>((finish, fail) => {
      started.push({ finish, fail });
    });
  return { started, work };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a hundred calls share two runs, and no result is older than its call', async () => {
  const flight = singleFlight();
  const { started, work } = workshop();
  const first = flight('a', work);
  const others = Array.from({ length: 99 }, () => flight('a', work));
  expect(started).toHaveLength(1);
  started[0]?.finish('old');
  expect(await first).toBe('old');
  await turn();
  expect(started).toHaveLength(2);
  started[1]?.finish('new');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['new']));
  await turn();
  void flight('a', work);
  expect(started).toHaveLength(3);
});

test('calls with different keys do not wait for each other', () => {
  const flight = singleFlight();
  const { started, work } = workshop();
  void flight('a', work);
  void flight('b', work);
  expect(started).toHaveLength(2);
});

test('a failed run fails for its callers only, and the next one runs', async () => {
  const flight = singleFlight();
  const { started, work } = workshop();
  const first = flight('a', work);
  const second = flight('a', work);
  started[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  const third = flight('a', work);
  started[1]?.finish('here');
  expect(await second).toBe('here');
  await turn();
  started[2]?.finish('again');
  expect(await third).toBe('again');
});
