import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pino } from 'pino';
import type { Db } from '../db/client';
import type { Storage } from '../integrations/storage/storage';
import { removeFiles } from './file-removal';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a request waits 20 s in all for a storage that removes slowly, and leaves the rest to the job', async () => {
  const remove = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 15_000)));
  const deps = {
    db: { delete: () => ({ where: () => Promise.resolve() }) } as unknown as Db,
    storage: { remove } as unknown as Storage,
    logger: pino({ level: 'silent' }),
  };
  let isOver = false;
  void removeFiles(deps, ['one', 'two', 'three', 'four']).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isOver).toBe(true);
  expect(remove).toHaveBeenCalledTimes(2);
});
