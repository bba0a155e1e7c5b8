import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordFileRemovals } from '../../db/file-removals';
import { startS3Server } from '../../testing/s3/s3-server';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { sweepStorage } from './sweep-storage';

const hour = 3600_000;

describe.each([
  ['local folder', 'uploads/credentials', 'half-written.part'],
  ['S3', 'spool', 'half-sent'],
])('on %s', (kind, unfinishedIn, unfinished) => {
  let app: TestApp;
  let stopStorage = () => Promise.resolve();
  beforeAll(async () => {
    const s3 = kind === 'S3' ? await startS3Server() : null;
    if (s3) stopStorage = () => s3.stop();
    app = await startTestApp(s3 ? { environment: s3.environment } : {});
  });
  afterAll(async () => {
    await app.stop();
    await stopStorage();
  });

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
