import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { WebApp } from '../pages/web-app';
import { startTestApp } from '../../testing/test-app';

/** Answers who the server takes the visitor for. */
const mirror: WebApp = {
  assets: (req, res) => void res.json({ ip: req.ip }),
  page: () => Promise.resolve({ html: '', isReusable: true }),
  injectsScripts: false,
};

test.each([
  ['', /127\.0\.0\.1$/],
  ['1', /^198\.51\.100\.7$/],
  ['2', /^203\.0\.113\.9$/],
])(
  'with TRUST_PROXY=%s so many proxies are believed, and nothing before them',
  async (TRUST_PROXY, visitor) => {
    const app = await startTestApp({ environment: { TRUST_PROXY }, overrides: { webApp: mirror } });
    const headers = { 'x-forwarded-for': '192.0.2.1, 203.0.113.9, 198.51.100.7' };
    const { ip } = (await (await app.visitor().get('/favicon.svg', headers)).json()) as { ip: string };
    expect(ip).toMatch(visitor);
    await app.stop();
  },
);

test.each([
  ['', 1],
  ['0', 0],
  ['1', 0],
])('with TRUST_PROXY=%s an undeclared proxy is logged %s times', async (TRUST_PROXY, times) => {
  const logger = pino({ level: 'silent' });
  const warn = vi.spyOn(logger, 'warn');
  const app = await startTestApp({ environment: { TRUST_PROXY }, overrides: { logger } });
  const said = () => warn.mock.calls.filter(([text]) => String(text).includes('TRUST_PROXY')).length;
  await app.visitor().get('/healthz');
  expect(said()).toBe(0);
  for (let call = 0; call < 3; call++) {
    await app.visitor().get('/healthz', { 'x-forwarded-for': '203.0.113.9' });
  }
  expect(said()).toBe(times);
  await app.stop();
});

test('the page may send its forms to ourselves only', async () => {
  const app = await startTestApp();
  const policy = (await app.visitor().get('/')).headers.get('content-security-policy');
  expect(policy).toContain("form-action 'self'");
  await app.stop();
});
