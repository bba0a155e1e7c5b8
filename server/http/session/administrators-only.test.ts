import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as analytics from '#shared/analytics/endpoints';
import * as adminBilling from '#shared/admin-billing/endpoints';
import type { Endpoint } from '#shared/http/endpoint';
import * as inquiries from '#shared/inquiries/endpoints';
import * as organizations from '#shared/organizations/admin/endpoints';
import * as testTools from '#shared/test-tools/endpoints';
import * as webhooks from '#shared/webhooks/endpoints';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let ana: Browser;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana' });
  admin = await app.signedIn({ email: 'admin@husay.test', firstName: 'Admin' });
});
afterAll(() => app.stop());

const isForAdministrators = ({ path }: Pick<Endpoint, 'path'>) => /^\/api\/(admin|test)\//.test(path);

const endpoints = [adminBilling, inquiries, organizations, webhooks, testTools, analytics]
  .flatMap((module) => Object.values(module))
  .filter((value): value is Endpoint => typeof value === 'object' && 'path' in value)
  .filter(isForAdministrators);

const call = (browser: Browser, { method, path }: Pick<Endpoint, 'method' | 'path'>) => {
  const address = path.replace(/:\w+/, '1');
  return method === 'GET' ? browser.get(address) : browser.send(method, address, {});
};

test('every call for administrators that the API describes is tried here', async () => {
  const description = (await (await app.visitor().get('/api/openapi.json')).json()) as {
    paths: Record<string, object>;
  };
  const described = Object.entries(description.paths)
    .filter(([path]) => isForAdministrators({ path: path as '/' }))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  const tried = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(tried.sort()).toEqual(described.sort());
  expect(tried).toHaveLength(30);
});

describe.each(endpoints)('$method $path', (endpoint) => {
  test('is 401 when signed out', async () => {
    expect(await refusal(await call(app.visitor(), endpoint))).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
      message: 'Unauthorized',
    });
  });

  test('is 403 for users', async () => {
    expect(await refusal(await call(ana, endpoint))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('works for an administrator, and is never cached', async () => {
    const answer = await call(admin, endpoint);
    // No user and no payment has the id 1.
    const refusals = endpoint.body ? [400, 404] : [404];
    expect(endpoint.path.includes(':id') ? refusals : [200, 400]).toContain(answer.status);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});

test('a revoked administrator is refused at once', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const { id } = await ben.currentUser();
  await app.deps.database.query("update users set user_type = 'admin' where id = $1", [id]);
  expect((await ben.get('/api/admin/users-billing')).status).toBe(200);
  await app.deps.database.query("update users set user_type = 'user' where id = $1", [id]);
  expect((await ben.get('/api/admin/users-billing')).status).toBe(403);
});

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'of thirty-two characters at least',
    // The origin is a loopback one, as nothing else is here.
    ALLOW_EMBEDDED: 'true',
  };
  const tests = endpoints.filter(({ path }) => path.startsWith('/api/test/'));

  test.each([
    ['absent', {}, [404, 404]],
    ['there with ENABLE_TEST_TOOLS=true', { ENABLE_TEST_TOOLS: 'true' }, [401, 403]],
  ])('test tools are %s', async (_name, setting, [signedOut, signedIn]) => {
    const live = await startTestApp({ environment: { ...production, ...setting } });
    try {
      const person = await live.signedIn({ email: 'ana@example.com' });
      expect(tests).toHaveLength(4);
      for (const endpoint of tests) {
        expect((await call(live.visitor(), endpoint)).status, endpoint.path).toBe(signedOut);
        expect((await call(person, endpoint)).status, endpoint.path).toBe(signedIn);
      }
      expect((await live.visitor().get('/api/admin/expired-subscriptions')).status).toBe(401);
    } finally {
      await live.stop();
    }
  });
});
