import { pino } from 'pino';
import { expect, test } from 'vitest';
import { isSpaceLow } from '../../process/free-space';
import { startTestApp } from '../../testing/test-app';
import { watchFreeSpace } from './watch-free-space';

const gigabyte = 1024 ** 3;

test.each([
  ['a large disk with 11 GB left', 11, 1000, false],
  ['a large disk with 9 GB left', 9, 1000, true],
  ['a small disk that is half empty', 4, 8, false],
  ['a small disk with less than 1 GB left', 0.9, 2, true],
])('%s', (_what, free, total, isLow) => {
  expect(isSpaceLow({ freeBytes: free * gigabyte, totalBytes: total * gigabyte })).toBe(isLow);
});

test('a disk that is nearly full is logged and measured', async () => {
  const logged: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
  const app = await startTestApp({ environment: { DATA_DIR: '.' } });
  const deps = { config: app.deps.config, logger };
  await watchFreeSpace(deps, () => Promise.resolve({ freeBytes: 5 * gigabyte, totalBytes: 8 * gigabyte }));
  expect(logged).toEqual([]);
  await watchFreeSpace(deps, () => Promise.resolve({ freeBytes: 1000, totalBytes: 8 * gigabyte }));
  expect(logged.join()).toContain('nearly full');
  const metrics = await (await app.visitor().get('/metrics')).text();
  expect(metrics).toMatch(/^husay_data_folder_free_bytes [1-9]/m);
  expect(metrics).toMatch(/^husay_data_folder_low [01]$/m);
  await app.stop();
});
