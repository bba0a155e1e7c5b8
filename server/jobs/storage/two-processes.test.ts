import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaseDueFileRemovals, recordFileRemovals } from '../../db/file-removals';
import { fileRemovals } from '../../db/schema/files';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../testing/postgres/two-apps';
import { removeDueFiles } from './remove-files';
import { sweepStorage } from './sweep-storage';

const hour = 3600_000;

describe.skipIf(!isOnPostgres)('two processes on one Postgres', () => {
  let both: TwoApps;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());
  beforeEach(async () => {
    for (const key of await stored()) await both.one.deps.storage.remove(key);
    await both.one.db.delete(fileRemovals);
  });

  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of both.one.deps.storage.list('credentials')) keys.push(key);
    return keys.sort();
  };

  const put = async (name: string, count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `credentials/${name}-${index}`);
    for (const key of keys) await both.one.deps.storage.put(key, Buffer.from('content'));
    return keys;
  };
  const later = (ms: number) => both.one.clock.set(new Date(Date.now() + ms));

  test('removals that one process has leased, another neither waits for nor gets', async () => {
    const keys = await put('leased', 30);
    await recordFileRemovals(both.one.db, keys, new Date(0));
    const now = both.one.clock.now();
    const leased: string[] = [];
    await both.whileHolding(
      async (tx) => leased.push(...(await leaseDueFileRemovals(tx, now, 20))),
      async () => leased.push(...(await leaseDueFileRemovals(both.two.db, now, 20))),
    );
    expect(leased.sort()).toEqual(keys.sort());
  });

  test('both remove each file once', async () => {
    const keys = await put('shared', 50);
    await recordFileRemovals(both.one.db, keys, new Date(0));
    const counts = await Promise.all(both.apps.map(({ deps }) => removeDueFiles(deps)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50);
    expect(await both.one.db.$count(fileRemovals)).toBe(0);
  });

  test('sweeps of both leave what is known and the trash as one sweep does', async () => {
    const { db, deps } = both.one;
    await sweepStorage(deps);
    await put('unknown', 15);
    const kept = await put('kept', 25);
    await recordFileRemovals(db, kept, new Date(Date.now() + 10 * hour));
    later(1.1 * hour);
    const swept = await Promise.all(both.apps.map((app) => sweepStorage(app.deps)));
    expect(Math.max(...swept.map(({ inTrash }) => inTrash))).toBe(15);
    expect(await stored()).toEqual(kept.sort());
  });
});
