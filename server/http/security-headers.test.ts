import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploaded } from '../features/credentials/testing/upload';
import type { Browser } from '../testing/requests/browser';
import { pdf } from '../testing/content/documents';
import { publishResume } from '../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: Browser;
let file: string;
let sandboxPage: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Reyes' });
  await publishResume(ana);
  file = (await uploaded(ana, pdf(), 'a.pdf', { isPublic: 'true' })).fileUrl;
  const checkout = await ana.send('POST', '/api/create-checkout-session');
  sandboxPage = ((await checkout.json()) as { checkout_url: string }).checkout_url;
});
afterAll(() => app.stop());

const signInPage = async () => {
  const visitor = app.visitor();
  return (await visitor.follow('/api/login')).response;
};

const answers: [string, () => Promise<Response>, number][] = [
  ['the landing page', () => app.visitor().get('/'), 200],
  ['the dashboard', () => ana.get('/'), 200],
  ['a profile', () => app.visitor().get('/profile/ana-reyes'), 200],
  ['an unknown page', () => app.visitor().get('/nowhere'), 404],
  ['an unknown call', () => app.visitor().get('/api/nowhere'), 404],
  ['a call', () => ana.get('/api/auth/user'), 200],
  ['a refused call', () => app.visitor().get('/api/credentials'), 401],
  ['a page that cannot be decoded', () => app.visitor().get('/profile/%E0%A4%A'), 400],
  ['a sign-in that did not finish', () => app.visitor().get('/api/callback'), 400],
  ['a file', () => app.visitor().get(file), 200],
  ['the description of the API', () => app.visitor().get('/api/docs'), 200],
  ['the health check', () => app.visitor().get('/healthz'), 200],
  ['the embedded sign-in page', signInPage, 200],
  ['an old sign-in page', () => app.visitor().get('/oidc/interaction/unknown'), 400],
  ['a refusal of the embedded provider', () => app.visitor().get('/oidc/auth?client_id=unknown'), 400],
  [
    'the discovery of the embedded provider',
    () => app.visitor().get('/oidc/.well-known/openid-configuration'),
    200,
  ],
  ['the sandbox page', () => app.visitor().get(sandboxPage), 200],
  ['an unknown sandbox page', () => app.visitor().get(`${new URL(sandboxPage).pathname}?id=unknown`), 404],
];

const policyOf = ({ headers }: Response) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );

describe.each(answers)('%s', (_what, request, status) => {
  test('may not be framed, sniffed or given a device, and loads nothing from elsewhere', async () => {
    const response = await request();
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('permissions-policy')).toMatch(
      /camera=\(\).*geolocation=\(\).*payment=\(\).*usb=\(\)/,
    );
    expect(headers.get('x-powered-by')).toBeNull();

    const policy = policyOf(response);
    const sources = [...policy.values()].flat();
    expect(
      sources.filter((source) => /^(https?:|\*|ws)/.test(source) && !source.startsWith(app.origin)),
    ).toEqual([]);
    expect(policy.get('style-src-elem') ?? policy.get('style-src') ?? []).not.toContain("'unsafe-inline'");
    expect(policy.get('script-src') ?? []).not.toContain("'unsafe-inline'");
    expect(sources).not.toContain("'unsafe-eval'");
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);

    const text = headers.get('content-type')?.startsWith('text/html') ? await response.text() : '';
    for (const [, css = ''] of text.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
      expect(policy.get('style-src')).toContain(hash);
    }
  });
});

test('the policy is the same in every response, so that pages can be cached', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await app.visitor().get('/')).headers.get('content-security-policy')),
  );
  expect(policies[0]).toBe(policies[1]);
  expect(policies[0]).not.toContain('nonce');
});
