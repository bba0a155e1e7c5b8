import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The lock of a process that could not release it. */
const leaveStaleLock = async () => {
  const listening = `require('net').createServer().listen('lock', () => process.kill(process.pid, 'SIGKILL'))`;
  await once(spawn(process.execPath, ['-e', listening], { cwd: folder }), 'exit');
  expect(await readdir(folder)).toEqual(['lock']);
};

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
  ['of a process that is gone', leaveStaleLock],
  ['that is only a file', () => writeFile(join(folder, 'lock'), '{"pid": 1}')],
])('a lock %s is taken over', async (_whose, leave) => {
  await leave();
  await (
    await lockFolder(folder)
  )();
});

test('a folder with a very long name is locked as well', async () => {
  const deep = join(folder, 'x'.repeat(100), 'y'.repeat(100));
  await mkdir(deep, { recursive: true });
  const release = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(`process ${process.pid}`);
  await release();
  expect(await readdir(deep)).toEqual([]);
});

test.each([
  ['a free folder', async () => {}],
  ['a stale lock', leaveStaleLock],
])('of many who come at once to %s one gets in', async (_what, prepare) => {
  await prepare();
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const won = attempts.filter(({ status }) => status === 'fulfilled');
  const lost = attempts.filter(({ status }) => status === 'rejected');
  expect(won).toHaveLength(1);
  for (const attempt of lost) {
    expect((attempt as PromiseRejectedResult).reason).toBeInstanceOf(FolderInUseError);
  }
  expect(await readdir(folder)).toEqual(['lock']);
});
