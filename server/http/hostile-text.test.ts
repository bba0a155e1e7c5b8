import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectFile } from '../process/project-root';

// The server runs in a process of its own: the work of tests must not count as its delay.
test('no text that any endpoint takes holds the event loop for 100 ms', async () => {
  const suite = 'server/testing/hostile/run.ts';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', suite, '--only-text', '--requests', '600'],
    { cwd: projectFile('') },
  ).catch((failed: { stdout: string; stderr: string }) => ({ stdout: failed.stdout + failed.stderr }));
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
  // An application is started and filled, and each of some hundred texts is sent several times.
}, 240_000);
