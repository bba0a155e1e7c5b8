import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnalyticsSummary } from '#shared/analytics/schema';
import { Browser } from '../../../testing/requests/browser';
import { publishResume } from '../../../testing/content/publish-resume';
import { makeWorkspace, runEntry, startServer } from '../../../testing/servers/server-process';
import { databaseForProcess } from '../../../testing/postgres/test-database';

let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
let database: Awaited<ReturnType<typeof databaseForProcess>>;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  workspace = await makeWorkspace();
  database = await databaseForProcess();
});
afterAll(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await workspace.remove();
  await database.remove();
});

const lookAs = (username: string, visitor: number) =>
  new Browser(server.origin).send(
    'POST',
    `/api/profile/${username}/views`,
    { referrer: '' },
    {
      'user-agent': `Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile Safari/537.36 Visitor/${visitor}`,
    },
  );

const viewsOf = async (browser: Browser) =>
  ((await (await browser.get('/api/analytics/summary')).json()) as AnalyticsSummary).profileViews;

test('a running process flushes views regularly, and the last ones at shutdown', async () => {
  server = await startServer(workspace.folder, database.settings);
  const ana = new Browser(server.origin);
  await ana.signIn({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz' });
  await publishResume(ana);
  const { username } = await ana.currentUser();
  await lookAs(username, 0);
  await vi.waitFor(async () => expect(await viewsOf(ana)).toBe(1), { timeout: 20_000, interval: 100 });

  await Promise.all(Array.from({ length: 20 }, (_, index) => lookAs(username, index + 1)));
  server.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);

  server = await startServer(workspace.folder, database.settings);
  expect(await viewsOf(new Browser(server.origin, ana.cookie('husay.sid')))).toBe(21);
});

test('a file of places that is not there ends the start with a message that names it', async () => {
  const missing = join(workspace.folder, 'missing.mmdb');
  const { code, output } = await runEntry('main', workspace.folder, { PORT: '0', GEOIP_DATABASE: missing })
    .ended;
  expect(code).toBe(1);
  expect(output).toContain(`GEOIP_DATABASE ${missing}`);
  expect(output).not.toContain('    at ');
});
