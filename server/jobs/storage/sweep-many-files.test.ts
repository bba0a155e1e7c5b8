import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordFileRemovals } from '../../db/file-removals';
import { startAppOn } from '../../testing/start-app-on';
import type { TestApp } from '../../testing/test-app';
import { sweepStorage } from './sweep-storage';

const hour = 3600_000;

describe.each([
  ['local folder', 'uploads/credentials', 'half-written.part'],
  ['S3', 'spool', 'half-sent'],
] as const)('on %s', (kind, unfinishedIn, unfinished) => {
  let app: TestApp;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ app, stop } = await startAppOn(kind));
  });
  afterAll(() => stop());

  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of app.deps.storage.list('credentials')) keys.push(key);
    return keys.sort();
  };

  test('every one of many files is judged, also where known and unknown ones alternate', async () => {
    const keys = Array.from({ length: 451 }, (_, index) => `credentials/many-${1000 + index}`);
    for (const key of keys) await app.deps.storage.put(key, Buffer.from('content'));
    // Files whose removal is recorded are known.
    const known = keys.filter((_, index) => index % 3 === 0);
    await recordFileRemovals(app.db, known, app.clock.now());
    app.clock.set(new Date(Date.now() + 2 * hour));
    expect((await sweepStorage(app.deps, { isConfirmed: true })).removed).toBe(keys.length - known.length);
    expect(await stored()).toEqual(known);
  });

  test('what an interrupted upload left goes an hour later, and not while it may be going on', async () => {
    const folder = join(app.deps.config.DATA_DIR, unfinishedIn);
    await mkdir(folder, { recursive: true });
    const [old, recent] = [`old-${unfinished}`, `recent-${unfinished}`];
    for (const name of [old, recent]) await writeFile(join(folder, name), 'half');
    app.clock.set(new Date());
    const at = new Date(Date.now() - 1.1 * hour);
    await utimes(join(folder, old), at, at);
    await sweepStorage(app.deps);
    const left = await readdir(folder);
    expect([left.includes(old), left.includes(recent)]).toEqual([false, true]);
  });
});
