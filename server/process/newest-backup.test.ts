import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { addBackupMetric } from './newest-backup';

const figureOf = async (folder: string | undefined) => {
  const registry = new Registry();
  addBackupMetric(registry, folder);
  return /^husay_newest_backup_timestamp_seconds (\d+)$/m.exec(await registry.metrics())?.[1];
};

test('the newest complete backup counts, by its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'husay-backups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await figureOf(folder)).toBe('0');
  for (const name of [
    '2026-11-22T023000Z',
    '2026-11-21T023000Z',
    '2026-11-23T023000Z.partial',
    'lost+found',
  ]) {
    await mkdir(join(folder, name));
  }
  expect(await figureOf(folder)).toBe(String(Date.parse('2026-11-22T02:30:00Z') / 1000));
});

test('a folder that cannot be read has no backup; without a folder there is no figure', async () => {
  expect(await figureOf('/nowhere/at/all')).toBe('0');
  expect(await figureOf(undefined)).toBeUndefined();
});
