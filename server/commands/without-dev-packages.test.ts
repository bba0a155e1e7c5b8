import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFile } from '../process/project-root';
import { createEmptyPostgres, isOnPostgres } from '../testing/postgres/test-database';
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
  const migrated = await run('admin', ['migrate'], { ALLOW_EMBEDDED: 'true', DATA_DIR: 'embedded' });
  expect(migrated.output).toContain(
    'On the embedded database in embedded/db, with the folder embedded/uploads',
  );
  expect(migrated.output).toMatch(/^Ran \d+ migrations\. The database is up to date\.$/m);
  expect(migrated.code).toBe(0);
  const maya = await run('maya', ['webhooks', 'list']);
  expect(maya.output).toContain('There are no Maya keys');
  expect(maya.code).toBe(1);
});

/** The commands of docs/operations.md, with values for what stands for one. */
const documented = [
  ...new Set(
    [
      ...readFileSync('docs/operations.md', 'utf8').matchAll(
        /(npm run (?:admin -- |maya -- |restore-check)|node dist\/server\/\w+-cli\.js |deploy\/(?:backup|restore)\.sh)[^`\n#)]*/g,
      ),
    ]
      .map(([command]) => command.trim())
      .filter((command) => !command.includes('…') && command !== 'deploy/restore.sh')
      .flatMap((command) =>
        command.includes('grant|revoke')
          ? ['grant', 'revoke'].map((verb) => command.replace('grant|revoke', verb))
          : [command],
      )
      .map((command) => command.replace('<email>', 'ana@example.com')),
  ),
];

describe.skipIf(!isOnPostgres)('each documented command, in the environment of the units', () => {
  type Postgres = NonNullable<Awaited<ReturnType<typeof createEmptyPostgres>>>;
  let postgres: Postgres;
  let provider: Server;
  let settings: Record<string, string>;
  beforeAll(async () => {
    postgres = (await createEmptyPostgres())!;
    provider = createServer((_req, res) => res.setHeader('Content-Type', 'application/json').end('[]'));
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const folder = (name: string) => join(workspace.folder, 'var', name);
    for (const name of ['husay', 'husay-backup/2026-11-22T023000Z'])
      await mkdir(folder(name), { recursive: true });
    const sample = parseEnv(await readFile('deploy/husay.env', 'utf8')) as Record<string, string>;
    settings = {
      ...sample,
      DATA_DIR: folder('husay'),
      BACKUP_DIR: folder('husay-backup'),
      DATABASE_URL: postgres.url,
      MAYA_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    };
    await inUnit('node dist/server/admin-cli.js migrate');
  }, 120_000);
  afterAll(async () => {
    provider.close();
    await postgres.remove();
  });

  /** As systemd-run with EnvironmentFile= and WorkingDirectory= does: these settings and no others. */
  const inUnit = (command: string) => {
    const [program = '', ...args] = command
      .replace('/var/lib/husay-backup', settings.BACKUP_DIR ?? '')
      .split(' ');
    const options = { cwd: workspace.folder, env: settings, timeout: 120_000 };
    return new Promise<{ code: number; output: string }>((resolve) => {
      const path = program.startsWith('deploy/') ? join(workspace.folder, program) : program;
      execFile(path, args, options, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  };

  test('there are some', () => {
    expect(documented.length).toBeGreaterThan(10);
  });

  test.each(documented)('%s', { timeout: 120_000 }, async (command) => {
    const { code, output } = await inUnit(command);
    expect(output).not.toContain('Husay cannot start with these settings');
    if (command.startsWith('deploy/restore.sh')) {
      expect(output).toContain('is not empty. Nothing was changed.');
    } else {
      expect(output).toContain(`On the database ${new URL(postgres.url).pathname.slice(1)} on `);
      expect(output).toContain(`the folder ${settings.DATA_DIR}/uploads`);
      expect([0, 1]).toContain(code);
    }
    expect(existsSync(join(workspace.folder, '.data'))).toBe(false);
  });
});
