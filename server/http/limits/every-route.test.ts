import { Router } from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerAt, pageNames, pages } from '#shared/pages/page-table';
import { createApp } from '../../app';
import { otherPaths } from '../../testing/hostile/requests';
import { notMeasured, publicGets } from '../../testing/public-gets';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { allEndpoints } from '../api-description';
import { unlimited as noLimits } from './rate-limiter';

let app: TestApp;
let counted: string[] = [];
/** Every route that the application mounts, as 'GET /path'. */
let mounted: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    overrides: {
      rateLimiter: {
        ...noLimits,
        count: (name) => {
          counted.push(name);
          return Promise.resolve(null);
        },
      },
    },
  });
  const route = vi.spyOn(Router.prototype as Router, 'route');
  createApp(app.deps);
  mounted = route.mock.results
    .map(({ value }) => value as { path: string | string[]; methods: Record<string, boolean> })
    .flatMap(({ path, methods }) =>
      [path].flat().flatMap((one) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${one}`)),
    );
  route.mockRestore();
});
afterAll(() => app.stop());

/** What stands for any other address. */
const anyPath = /^(GET \/\{\*path\}|GET \/:any|GET \/api\/:any|GET \/assets\/:any)$/;

const addressOf = (path: string) =>
  path
    .replace('{*path}', 'nothing/here')
    .replace(':number', '1')
    .replace(/:days/, '1')
    .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');

/** The pages of users, for whom the app's empty page is sent, and of administrators, which visitors get as 404. */
const leadToSignIn = new Set<string>(
  pageNames
    .filter((name) => answerAt(name, false) !== 'page' && pages[name] !== '/')
    .map((name) => pages[name]),
);

/** Counted without the rate limiter, before anything else or with what is known of the payment. */
const countedElsewhere: Record<string, string> = {
  'POST /api/profile/:username/views': 'analytics/recording/beacon/beacon-limit.ts',
  'POST /api/profile/:username/downloads': 'analytics/recording/beacon/beacon-limit.ts',
  'POST /api/webhooks/maya': 'webhooks/admission/admit.ts',
};

test('every route counts against a rate limit of its own before it answers anyone', async () => {
  expect(mounted.length).toBeGreaterThan(80);
  const unlimited: string[] = [];
  for (const name of [...new Set(mounted)]) {
    if (name in countedElsewhere) continue;
    const [method = '', path = ''] = name.split(' ');
    counted = [];
    await app.visitor().request(addressOf(path), {
      method,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    // Files of the app are looked for at any address, but their limit is too high for what has to be made.
    if (counted.every((limit) => limit === 'asset')) unlimited.push(name);
  }
  expect(unlimited).toEqual([]);
});

test('an address that no route has counts, too', async () => {
  for (const path of ['/nothing', '/assets/nothing.js', '/profile', '/Billing/']) {
    counted = [];
    await app.visitor().get(path);
    expect(counted, path).not.toEqual([]);
  }
});

test('hostile requests are sent to every route', () => {
  const attacked = new Set([...allEndpoints.map(({ method, path }) => `${method} ${path}`), ...otherPaths]);
  // The app's pages without a parameter are one handler.
  const ofApp = new Set(mounted.filter((name) => /^GET \/(?!api\/)[\w/-]*$/.test(name)));
  expect(mounted.filter((name) => !attacked.has(name) && !ofApp.has(name) && !anyPath.test(name))).toEqual(
    [],
  );
});

test('the cost of every GET that anyone may call is measured by `npm run bench calls`', async () => {
  const open: string[] = [];
  for (const name of new Set(mounted)) {
    const [method, path = ''] = name.split(' ');
    if (method !== 'GET' || anyPath.test(name)) continue;
    const { status } = await app.visitor().get(addressOf(path));
    if (status === 401 || leadToSignIn.has(path)) continue;
    open.push(path);
  }
  const rows = publicGets.map(({ route }) => route);
  expect(open.filter((path) => !rows.includes(path) && !(path in notMeasured))).toEqual([]);
  expect([...rows, ...Object.keys(notMeasured)].filter((path) => !open.includes(path))).toEqual([]);
});
