import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCommand } from '../../scripts/system/find-command.mjs';
import { systemFolders } from '../../scripts/system/system-packages.mjs';
import { healthRoutes } from '../../server/http/monitoring/health-routes';
import { createMetrics } from '../../server/http/monitoring/metrics';
import { metricsRoutes } from '../../server/http/monitoring/metrics-routes';
import { createCaller } from '../traffic/caller';
import { startCaddy } from './caddy';
import { startNginx } from './nginx';
import { domain, type Proxy } from './proxy';

const token = 'a token of a monitor';

/** The operator's own routes as the server has them, and a page that shows what the proxy sent. */
const upstream = () => {
  const app = express();
  const limit: RequestHandler = (_req, _res, next) => next();
  const fine = { ping: () => Promise.resolve(), query: () => Promise.resolve({ rows: [], rowCount: 0 }) };
  app.use((req, _res, next) => {
    Object.assign(req, { log: { error: () => {}, warn: () => {} } });
    next();
  });
  app.use(
    healthRoutes({
      limit,
      database: fine,
      storage: fine,
      outgoing: { isHeld: () => false },
      clockCheck: { isTrusted: () => true },
      lifecycle: { stopping: false },
    }),
    metricsRoutes(createMetrics(), { limit, METRICS_TOKEN: token, NODE_ENV: 'production' }),
  );
  app.use((req, res) => {
    res.json({ headers: req.headers });
  });
  return createServer(app);
};

const server = upstream();
let folder: string;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'husay-proxy-'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const authorization = { authorization: `Bearer ${token}` };

/** In the ways in which paths are written to get past a proxy. */
const variantsOf = (name: string) => {
  const capitals = name.toUpperCase();
  const mixed = name.charAt(0) + capitals.slice(1);
  return [
    ...[name, capitals, mixed].flatMap((word) => [`/${word}`, `/${word}/`, `/${word}?a=1`, `/${word}/?a=1`]),
    `/${name}//`,
    `//${name}`,
    `/./${name}`,
    `/x/../${name}`,
    `/${name}/.`,
    `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    `/${name}%2f`,
    `/${name};a`,
    `/${name}%20`,
  ];
};

const isPrivate = (body: Buffer) => /"failed"|husay_build_info/.test(body.toString());

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('behind the sample for %s', (name, start) => {
  const isInstalled = findCommand(name, systemFolders()) !== undefined;
  let proxy: Proxy;
  let through: ReturnType<typeof createCaller>;
  let direct: ReturnType<typeof createCaller>;
  beforeAll(async () => {
    if (!isInstalled) return;
    proxy = await start(join(folder, name), [port, port, port]);
    const { origin, certificate } = proxy;
    through = createCaller({ origin, certificate, address: '127.0.0.1' });
    direct = createCaller({ origin: `http://127.0.0.1:${port}`, certificate, address: '127.0.0.1' });
  });
  afterAll(async () => {
    through?.close();
    direct?.close();
    await proxy?.stop();
  });

  // .ci/run has nginx; Caddy where it is installed.
  test.skipIf(!isInstalled)(
    'visitors read neither readiness nor figures, however they write the path',
    async () => {
      const reached: string[] = [];
      for (const path of ['readyz', 'metrics'].flatMap(variantsOf)) {
        const own = await direct.send({ path, headers: authorization });
        const others = await through.send({ path, headers: authorization });
        if (isPrivate(own.body)) reached.push(path);
        expect(isPrivate(others.body), path).toBe(false);
        if (isPrivate(own.body)) expect(others.status, path).toBe(404);
      }
      // What the application itself takes for its own routes.
      expect(reached).toEqual(
        expect.arrayContaining(['/readyz', '/readyz/', '/READYZ', '/Metrics/'.toLowerCase()]),
      );
    },
  );

  test.skipIf(!isInstalled)('all else gets through, with an id that visitors cannot choose', async () => {
    const sent = { 'x-request-id': 'f'.repeat(32), traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    const { status, body } = await through.send({ path: '/profile/readyz', headers: sent });
    expect(status).toBe(200);
    const { headers } = JSON.parse(body.toString()) as { headers: IncomingHttpHeaders };
    expect(headers.host).toBe(domain);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(headers['x-request-id']).not.toBe(sent['x-request-id']);
    expect(headers.traceparent).toBeUndefined();
  });

  test.skipIf(!isInstalled)(
    'without https, pages are redirected and calls with tokens are refused',
    async () => {
      const statusOf = async (path: string) => {
        const headers = { host: domain, ...authorization };
        // Not fetch, which sends a host of its own.
        const [answer] = (await once(get(proxy.plainOrigin + path, { headers }), 'response')) as [
          IncomingMessage,
        ];
        answer.resume();
        return answer.statusCode;
      };
      expect(await statusOf('/profile/ana')).toBe(301);
      expect(await statusOf('/apiary')).toBe(301);
      for (const path of ['/api/resume', '/API/resume', '/api/resume.pdf?a=1']) {
        expect(await statusOf(path), path).toBe(403);
      }
    },
  );
});
