import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Browser } from '../testing/requests/browser';
import { databaseForProcess, isOnPostgres } from '../testing/postgres/test-database';
import { makeWorkspace, startServer } from '../testing/servers/server-process';

let received = '';
const collector = createServer((req, res) => {
  req.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  req.on('end', () => res.end());
});
let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
let database: Awaited<ReturnType<typeof databaseForProcess>>;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  workspace = await makeWorkspace();
  database = await databaseForProcess();
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await workspace.remove();
  await database.remove();
});

test(
  'traces have routes and statements, and neither queries, tokens, names nor SQL',
  { timeout: 120_000 },
  async () => {
    const server = await startServer(workspace.folder, {
      ...database.settings,
      NODE_OPTIONS: `--import=${join(workspace.folder, 'deploy/tracing.mjs')}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    const ana = new Browser(server.origin);
    await ana.signIn({ email: 'ana.secret@example.com', firstName: 'Ana' });
    await ana.send('POST', '/api/resume', { title: 'secret title' });
    await ana.get('/api/profile/secret-name?secret-query=1', {
      traceparent,
      authorization: 'Bearer secret-token',
    });
    await vi.waitFor(() => expect(received).toContain('/api/profile/:username'), {
      timeout: 30_000,
      interval: 100,
    });
    server.kill('SIGTERM');
    await server.ended;
    expect(received).toContain('/api/resume');
    if (isOnPostgres) expect(received).toMatch(/pg\.query/);
    // The name of a statement's span is its first word and the database.
    expect(received).not.toMatch(/secret|husay\.sid|code=|state=| from "| where |values \(/i);
    // Without a trusted proxy a visitor's trace is not ours.
    expect(received).not.toContain(Buffer.from('ab'.repeat(16), 'hex').toString('latin1'));
  },
);
