import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
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

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: workspace.folder, env, timeout: 120_000 };
    execFile(process.execPath, [`scripts/${script}.mjs`, ...args], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

test.each([['migrate'], ['storage claim'], ['storage check'], ['grant ana@example.com'], ['outgoing allow']])(
  'npm run admin -- %s without settings refuses and creates no database',
  { timeout: 120_000 },
  async (words) => {
    const refused = await run('admin', words.split(' '));
    expect(refused.output).toContain('DATABASE_URL is not set');
    expect(refused.output).toContain('Nothing was changed.');
    expect(refused.code).toBe(1);
    expect(existsSync(join(workspace.folder, '.data'))).toBe(false);
  },
);

test('a real database with a wrong folder of files is refused as well', { timeout: 120_000 }, async () => {
  const settings = { DATABASE_URL: 'postgres://husay:hunter2@127.0.0.1:1/husay' };
  const refused = await run('admin', ['storage', 'claim'], settings);
  expect(refused.output).toContain(`there is no DATA_DIR ${workspace.folder}/.data`);
  expect(refused.code).toBe(1);
  expect(existsSync(join(workspace.folder, '.data'))).toBe(false);
});

test('npm run admin and npm run maya run the built commands', { timeout: 120_000 }, async () => {
  const migrated = await run('admin', ['migrate'], { ALLOW_EMBEDDED: 'true' });
  expect(migrated.output).toContain('On the embedded database in .data/db, with the folder .data/uploads');
  expect(migrated.output).toMatch(/^Ran \d+ migrations\. The database is up to date\.$/m);
  expect(migrated.code).toBe(0);
  const maya = await run('maya', ['webhooks', 'list']);
  expect(maya.output).toContain('There are no Maya keys');
  expect(maya.code).toBe(1);
});
