import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');

/** The container's health check against a server that responds with these statuses. */
const healthCheck = async (statuses: Record<string, number>) => {
  const server = createServer((req, res) => res.writeHead(statuses[req.url ?? ''] ?? 404).end());
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [command = '', ...args] = JSON.parse(
    /^HEALTHCHECK .*CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]',
  ) as string[];
  expect(command).toBe('node');
  return promisify(execFile)(process.execPath, args, { env: { PORT: String(port) } }).then(
    () => 'healthy',
    () => 'unhealthy',
  );
};

test('a container is healthy while its process lives: an outage of the database restarts none', async () => {
  expect(await healthCheck({ '/healthz': 200, '/readyz': 503 })).toBe('healthy');
  expect(await healthCheck({ '/healthz': 500, '/readyz': 200 })).toBe('unhealthy');
});

test('the image has the scripts for backups and their programs, of the major version of the database in compose.yaml', () => {
  expect(dockerfile).toMatch(/^COPY deploy deploy$/m);
  expect(read('.dockerignore')).toMatch(/^!deploy$/m);
  expect(dockerfile).toMatch(/apt-get install .*postgresql-client/);
  // Debian 13 has Postgres 17.
  expect(dockerfile).toMatch(/NODE_IMAGE=node:\d+-trixie-slim/);
  expect(read('compose.yaml')).toContain('postgres:17-');
});

test('a backup that fails starts a unit that says so', () => {
  const [, unit] = /^OnFailure=(.+)@%p\.service$/m.exec(read('deploy/husay-backup.service')) ?? [];
  expect(readdirSync('deploy')).toContain(`${unit}@.service`);
});

test('a container has as long to stop as the unit gives a process', () => {
  const ofUnit = Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/husay@.service'))?.[1]);
  const ofContainer = Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1]);
  expect(ofContainer).toBeGreaterThanOrEqual(ofUnit);
});

test('every action of the hosted workflows is pinned by commit', () => {
  const workflows = readdirSync('.github/workflows').map((name) => read(`.github/workflows/${name}`));
  const used = workflows.flatMap((text) =>
    [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('the fault suite runs every week in a hosted workflow', () => {
  const faults = read('.github/workflows/faults.yml');
  expect(faults).toMatch(/cron: '\d+ \d+ \* \* [0-6]'/);
  expect(faults).toContain('npm run test:faults\n');
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd).each(['husay@.service', 'husay-backup.service'])('%s is sandboxed', (unit) => {
  const folder = mkdtempSync(join(tmpdir(), 'husay-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, unit.replace('@', '@3001'));
  copyFileSync(`deploy/${unit}`, file);
  // In tenths: docs/operations.md has the figure.
  const args = ['--offline=true', '--no-pager', '--threshold=20', 'security', file];
  const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect(stdout).toContain('Overall exposure level');
  expect(status).toBe(0);
});
