import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFile } from '../process/project-root';
import { makeWorkspace } from '../testing/servers/server-process';

let workspace: Awaited<ReturnType<typeof makeWorkspace>>;

/** As `npm ci --omit=dev` leaves it: only the packages that the server needs at run time. */
beforeAll(async () => {
  workspace = await makeWorkspace();
  const at = (name: string) => join(workspace.folder, name);
  for (const name of ['node_modules', 'server']) await rm(at(name));
  await cp(projectFile('scripts'), at('scripts'), { recursive: true });
  const { dependencies } = JSON.parse(await readFile(projectFile('package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    await mkdir(dirname(at(`node_modules/${name}`)), { recursive: true });
    await symlink(projectFile(`node_modules/${name}`), at(`node_modules/${name}`));
  }
});
afterAll(() => workspace.remove());

const run = (script: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: workspace.folder, env: {}, timeout: 60_000 };
    execFile(process.execPath, [`scripts/${script}.mjs`, ...args], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

test('npm run admin and npm run maya run the built commands', { timeout: 120_000 }, async () => {
  const migrated = await run('admin', 'migrate');
  expect(migrated.output).toMatch(/^Ran \d+ migrations\. The database is up to date\.$/m);
  expect(migrated.code).toBe(0);
  const maya = await run('maya', 'webhooks', 'list');
  expect(maya.output).toContain('There are no Maya keys');
  expect(maya.code).toBe(1);
});
