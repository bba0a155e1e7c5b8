import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

const token = 'a token of a monitor';

let app: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  guarded = await startTestApp({ environment: { METRICS_TOKEN: token } });
});
afterAll(async () => {
  await app.stop();
  await guarded.stop();
});

const metrics = (headers: Record<string, string> = {}) => app.visitor().get('/metrics', headers);

test('this computer reads figures of requests by route, of the process and of analytics', async () => {
  await app.visitor().get('/api/profile/somebody');
  await app.visitor().get('/api/profile/somebody-else');
  await app.visitor().get('/nowhere/at-all');
  const response = await metrics();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/profile/:username",status="404"} 2',
  );
  expect(text).not.toMatch(/somebody|nowhere/);
  expect(text).toMatch(/\nhusay_build_info{release="[^"]+",node="v\d[^"]+"} 1\n/);
  // A refusal after the deadline of a call to another system is not above every bucket.
  expect(text).toMatch(/http_request_duration_seconds_bucket{le="21",[^\n]*status="404"} 2\n/);
  for (const name of [
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_seconds',
    'husay_analytics_queue_length',
  ]) {
    expect(text).toContain(`\n${name} `);
  }
  expect((await (await metrics()).text()).match(/process_cpu_seconds_total \d/g)).toHaveLength(1);
});

test.each([
  { 'x-forwarded-for': '203.0.113.1' },
  { forwarded: 'for=203.0.113.1' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '203.0.113.1' },
  { 'x-forwarded-for': '203.0.113.1', authorization: 'Bearer something else' },
  { 'x-forwarded-for': '127.0.0.1', authorization: `Basic ${token}` },
] as Record<string, string>[])('what a proxy passes on is no page: %o', async (headers) => {
  for (const { visitor } of [app, guarded]) {
    const response = await visitor().get('/metrics', headers);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('process_cpu');
  }
});

test('the token allows reading from anywhere', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.1', authorization: `Bearer ${token}` };
  expect((await guarded.visitor().get('/metrics', headers)).status).toBe(200);
});

test.each([{ METRICS_TOKEN: token }, { NODE_ENV: 'production' }, { TRUST_PROXY: '1' }] as Record<
  string,
  string
>[])(
  'with %o this computer needs the token too: a proxy on it may pass on what others ask, and not say so',
  async (environment) => {
    const other = await startTestApp({ environment });
    expect((await other.visitor().get('/metrics')).status).toBe(404);
    await other.stop();
  },
);

test('without a token in the settings no token opens it', async () => {
  for (const authorization of ['Bearer ', 'Bearer undefined', `Bearer ${token}`]) {
    const headers = { 'x-forwarded-for': '203.0.113.1', authorization };
    expect((await metrics(headers)).status).toBe(404);
  }
});
