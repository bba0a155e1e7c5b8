import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePrivate } from './private-folder';

let parent: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask(0o022);
  parent = await mkdtemp(join(tmpdir(), 'husay-private-'));
});
afterEach(async () => {
  process.umask(umask);
  await rm(parent, { recursive: true });
});

const logger = { warn: vi.fn() };
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('a new data folder, and what is written into it, is for its own account', async () => {
  const folder = join(parent, 'data');
  await makePrivate(folder, logger);
  await mkdir(join(folder, 'uploads'));
  await writeFile(join(folder, 'uploads/file'), 'x');
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(join(folder, 'uploads'))).toBe('700');
  expect(await modeOf(join(folder, 'uploads/file'))).toBe('600');
});

test('a folder of an earlier version is closed to others, with everything in it', async () => {
  const folder = join(parent, 'data');
  await mkdir(join(folder, 'uploads/photos'), { recursive: true });
  await writeFile(join(folder, 'uploads/photos/file'), 'kept', { mode: 0o644 });
  await chmod(folder, 0o755);
  await makePrivate(folder, logger);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(join(folder, 'uploads/photos'))).toBe('700');
  expect(await modeOf(join(folder, 'uploads/photos/file'))).toBe('600');
  expect(await readFile(join(folder, 'uploads/photos/file'), 'utf8')).toBe('kept');
  expect(logger.warn).not.toHaveBeenCalled();
});
