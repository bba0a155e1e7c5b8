import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const shared = () => ({ ...app.deps.database, close: async () => {} });

test('a healthy process is alive and ready', async () => {
  expect(await (await app.visitor().get('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await app.visitor().get('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready', failed: [] });
  const metrics = await (await app.visitor().get('/metrics')).text();
  expect(metrics).toMatch(/^husay_storage_up 1$/m);
  for (const check of ['serving', 'database', 'clock']) {
    expect(metrics).toContain(`\nhusay_ready{check="${check}"} 1\n`);
  }
});

test('a stopping process is alive, but not ready', async () => {
  const other = await startTestApp({ overrides: { lifecycle: { stopping: true }, database: shared() } });
  expect((await other.visitor().get('/healthz')).status).toBe(200);
  const response = await other.visitor().get('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'unavailable', failed: ['serving'] });
  await other.stop();
});

test('a process whose storage cannot be used stays ready, and says that it is degraded', async () => {
  const storage = { ...app.deps.storage, ping: () => Promise.reject(new Error('read-only: /secret/path')) };
  const other = await startTestApp({ overrides: { storage, database: shared() } });
  const ready = await other.visitor().get('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'degraded', failed: ['storage'] });
  const metrics = await (await other.visitor().get('/metrics')).text();
  expect(metrics).toMatch(/^husay_storage_up 0$/m);
  await other.stop();
});

test('an unresponsive database does not block the health check', async () => {
  const database = { ...shared(), ping: () => new Promise<never>(() => {}) };
  const other = await startTestApp({ overrides: { database } });
  expect(await (await other.visitor().get('/readyz')).json()).toEqual({
    status: 'unavailable',
    failed: ['database'],
  });
  const metrics = await (await other.visitor().get('/metrics')).text();
  expect(metrics).toContain('\nhusay_ready{check="database"} 0\n');
  expect(metrics).toContain('\nhusay_ready{check="clock"} 1\n');
  await other.stop();
});

test('while the database is away the process is alive, not ready, says nothing of its inside, and recovers', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  // Below what repositories build on, so that what was prepared before fails, too.
  const { $client } = app.db as unknown as { $client: { query: () => Promise<unknown> } };
  const question = vi.spyOn($client, 'query').mockRejectedValue(
    Object.assign(new Error('connect ECONNREFUSED secret-host:5432 password=hunter2'), {
      code: 'ECONNREFUSED',
    }),
  );
  expect((await ana.get('/healthz')).status).toBe(200);
  const ready = await ana.get('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'unavailable', failed: ['database'] });

  for (const path of [
    '/api/auth/user',
    '/api/resume',
    '/api/profile/ana',
    '/api/photos/00000000-0000-4000-8000-000000000000',
  ]) {
    const answer = await refusal(await ana.get(path));
    expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(answer.message).toBe('We cannot reach our database right now. Please try again in a moment.');
  }
  const saving = await refusal(await ana.send('POST', '/api/resume', { title: 'Nurse' }));
  expect(saving).toMatchObject({ status: 503, code: 'UNAVAILABLE' });

  for (const path of ['/profile/ana', '/', '/api/login', '/api/logout']) {
    const page = await ana.get(path);
    expect(page.status, path).toBe(503);
    expect(page.headers.get('retry-after'), path).toBe('5');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await page.text();
    expect(html).toContain(page.headers.get('x-request-id'));
    expect(html).not.toMatch(/secret|hunter2|ECONNREFUSED/);
  }
  // The landing page asks nothing of the database.
  expect((await app.visitor().get('/')).status).toBe(200);

  question.mockRestore();
  expect((await ana.get('/readyz')).status).toBe(200);
  expect((await ana.currentUser()).email).toBe('ana@example.com');
});
