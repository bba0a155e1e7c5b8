import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

// No process has this number: it is above what Linux hands out.
const gone = JSON.stringify({ pid: 99_999_999, startedAt: '1' });

test('one holds the folder until it lets go', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  await release();
  expect(await readdir(folder)).toEqual([]);
  await (
    await lockFolder(folder)
  )();
});

test.each([
  ['of a process that is gone', gone],
  ['of an earlier process with our number', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['that was never written to the end', '{"pid": 1'],
  ['that is empty', ''],
])('a lock %s is taken over', async (_whose, content) => {
  await writeFile(join(folder, 'lock'), content);
  await (
    await lockFolder(folder)
  )();
});

test.each([
  ['a free folder', undefined],
  ['a stale lock', gone],
])('of many who come at once to %s one gets in', async (_what, content) => {
  if (content) await writeFile(join(folder, 'lock'), content);
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const won = attempts.filter(({ status }) => status === 'fulfilled');
  const lost = attempts.filter(({ status }) => status === 'rejected');
  expect(won).toHaveLength(1);
  for (const attempt of lost) {
    expect((attempt as PromiseRejectedResult).reason).toBeInstanceOf(FolderInUseError);
  }
  expect(await readdir(folder)).toEqual(['lock']);
});
