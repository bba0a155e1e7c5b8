import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as api from '#shared/api-tokens/endpoints';
import { type ApiToken, tokenLimits } from '#shared/api-tokens/schema';
import type { Browser } from '../../testing/requests/browser';
import { createToken, programWith, tokensPath } from '../../testing/requests/api-token';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

const start = new Date('2026-11-20T01:00:00Z');
const dayMs = 24 * 3600_000;

let app: TestApp;
let people = 0;
let email: string;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(start);
  email = `ana-${(people += 1)}@example.com`;
  ana = await app.signedIn({ email });
});
afterAll(() => app.stop());

const tokensOf = async (browser: Browser) => (await (await browser.get(tokensPath)).json()) as ApiToken[];
const revoke = (browser: Browser, id: string) => browser.send('DELETE', `${tokensPath}/${id}`);
const eventsOf = async (browser: Browser) => {
  const { id } = await browser.currentUser();
  const { rows } = await app.deps.database.query(
    'select kind, reason, details from security_events where user_id = $1 order by id',
    [id],
  );
  return rows as { kind: string; reason: string | null; details: Record<string, unknown> | null }[];
};
const after = (ms: number) => app.clock.set(new Date(start.getTime() + ms));

test('a token is created, listed without its secret, used and revoked', async () => {
  const { secret, ...created } = await createToken(ana, { name: '  Portfolio  ', scope: 'write', days: 90 });
  expect(secret).toMatch(/^husay_[0-9a-f]{72}$/);
  expect(created).toEqual({
    id: expect.any(String),
    name: 'Portfolio',
    scope: 'write',
    lastFour: secret.slice(-4),
    createdAt: start.toISOString(),
    expiresAt: new Date(start.getTime() + 90 * dayMs).toISOString(),
    isExpired: false,
    lastUsedAt: null,
  });
  expect(await tokensOf(ana)).toEqual([created]);

  after(60_000);
  expect((await programWith(app, secret).get('/api/resume')).status).toBe(200);
  expect(await tokensOf(ana)).toMatchObject([
    { lastUsedAt: new Date(start.getTime() + 60_000).toISOString() },
  ]);

  expect((await revoke(ana, created.id)).status).toBe(204);
  expect(await tokensOf(ana)).toEqual([]);
  expect(await refusal(await programWith(app, secret).get('/api/resume'))).toMatchObject({
    status: 401,
    code: 'INVALID_TOKEN',
  });
  expect(await refusal(await revoke(ana, created.id))).toMatchObject({ status: 404 });
});

test('only a hash of the secret is stored', async () => {
  const { secret } = await createToken(ana);
  const { rows } = await app.deps.database.query('select t::text as row from api_tokens t', []);
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 60));
});

test('creation and revocation are in the security log, without name or secret', async () => {
  const { id } = await createToken(ana, { name: 'Confidential', scope: 'read', days: 365 });
  await revoke(ana, id);
  const events = await eventsOf(ana);
  expect(events.slice(-2)).toMatchObject([
    { kind: 'api_token_created', details: { token: id, scope: 'read', days: 365 } },
    { kind: 'api_token_revoked', details: { token: id, scope: 'read' } },
  ]);
  expect(JSON.stringify(events)).not.toContain('Confidential');
});

test('creating one needs a sign-in of the last 15 minutes; listing and revoking do not', async () => {
  const { id } = await createToken(ana);
  after(15 * 60_000 + 1000);
  const answer = await ana.send('POST', tokensPath, { name: 'Late', scope: 'read', days: 30 });
  expect(await refusal(answer)).toMatchObject({
    status: 403,
    code: 'REAUTHENTICATION_REQUIRED',
    message:
      'For safety, API tokens are created only within 15 minutes of signing in. Please sign in again, then repeat this.',
  });
  expect(await tokensOf(ana)).toHaveLength(1);
  expect((await revoke(ana, id)).status).toBe(204);
});

test('a user has at most ten, also when they are created at once; removing one makes room', async () => {
  const body = { name: 'One of many', scope: 'read', days: 30 };
  for (let count = 0; count < tokenLimits.perUser - 2; count++) await createToken(ana);
  const answers = await Promise.all(Array.from({ length: 4 }, () => ana.send('POST', tokensPath, body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = answers.find(({ status }) => status !== 200)!;
  expect(await refusal(refused)).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    message: expect.stringContaining('Remove one that you no longer use'),
  });
  const tokens = await tokensOf(ana);
  expect(tokens).toHaveLength(tokenLimits.perUser);
  await revoke(ana, tokens[0]!.id);
  await createToken(ana);
  // Other users are not affected.
  await createToken(await app.signedIn({ email: 'other@example.com' }));
});

test.each([
  ['no name', { name: '  ' }, 'name'],
  ['a long name', { name: 'x'.repeat(51) }, 'name'],
  ['another scope', { scope: 'admin' }, 'scope'],
  ['another time', { days: 31 }, 'days'],
  ['a field that is not known', { userId: 'x' }, 'userId'],
])('%s is refused', async (_name, change, field) => {
  const answer = await ana.send('POST', tokensPath, { name: 'A', scope: 'read', days: 30, ...change });
  const { status, fields } = await refusal(answer);
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {})).toEqual([field]);
});

test('an expired token is listed as expired', async () => {
  await createToken(ana, { days: 30 });
  after(30 * dayMs);
  const later = await app.signedIn({ email });
  expect(await tokensOf(later)).toMatchObject([{ isExpired: true }]);
});

test('signing out everywhere revokes all tokens of the account, and no others', async () => {
  const { secret } = await createToken(ana);
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const other = await createToken(ben);
  expect((await ana.send('POST', '/api/account/devices/sign-out-everywhere')).status).toBe(200);
  expect((await programWith(app, secret).get('/api/resume')).status).toBe(401);
  expect((await programWith(app, other.secret).get('/api/resume')).status).toBe(200);
  const again = await app.signedIn({ email });
  expect((await eventsOf(again)).find(({ kind }) => kind === 'signed_out_everywhere')?.details).toEqual({
    devices: 1,
    tokens: 1,
  });
});

test('the export of the account lists tokens without hash and secret', async () => {
  await createToken(ana, { name: 'Exported' });
  const { unzipSync } = await import('fflate');
  const archive = unzipSync(new Uint8Array(await (await ana.get('/api/account/export')).arrayBuffer()));
  const tokens = JSON.parse(new TextDecoder().decode(archive['api-tokens.json'])) as object[];
  expect(tokens.map((token) => Object.keys(token))).toEqual([
    ['name', 'scope', 'lastFour', 'createdAt', 'expiresAt', 'lastUsedAt'],
  ]);
});

test('deleting the account ends its tokens', async () => {
  const { secret } = await createToken(ana);
  const { username } = await ana.currentUser();
  expect((await ana.send('DELETE', '/api/account', { username })).status).toBe(204);
  expect(await refusal(await programWith(app, secret).get('/api/resume'))).toMatchObject({
    status: 401,
    code: 'INVALID_TOKEN',
  });
});

describe('for others', () => {
  test.each([api.listApiTokens, api.createApiToken, api.revokeApiToken])(
    '$method $path is 401 signed out',
    async ({ method, path }) => {
      const visitor = app.visitor();
      const address = path.replace(':id', '00000000-0000-4000-8000-000000000000');
      const response =
        method === 'GET' ? await visitor.get(address) : await visitor.send(method, address, {});
      expect(await refusal(response)).toMatchObject({ status: 401, message: 'Unauthorized' });
    },
  );

  test('another user’s token and an unknown one are 404, and stay', async () => {
    const { id, secret } = await createToken(ana);
    const ben = await app.signedIn({ email: 'ben@example.com' });
    for (const other of [id, '00000000-0000-4000-8000-000000000000', 'garbage', '%00']) {
      expect(await refusal(await revoke(ben, other)), other).toMatchObject({ status: 404 });
    }
    expect((await programWith(app, secret).get('/api/resume')).status).toBe(200);
  });

  test('another site’s page creates none', async () => {
    const answer = await ana.send(
      'POST',
      tokensPath,
      { name: 'A', scope: 'read', days: 30 },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(await refusal(answer)).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' });
  });
});
