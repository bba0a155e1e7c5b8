import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdConnect } from './openid-connect';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let provider: Server;
let issuer: string;
let away = true;
let endSession: string | undefined;
/** What the provider puts into its next ID token. */
let claims: Record<string, unknown>;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = () => {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: issuer, aud: 'husay', sub: 'ana', iat: now, exp: now + 600, ...claims };
  const signed = `${base64url({ alg: 'RS256', kid: 'key' })}.${base64url(payload)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
};

const answers: Record<string, () => unknown> = {
  '/.well-known/openid-configuration': () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    ...(endSession && { end_session_endpoint: endSession }),
  }),
  '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', kid: 'key' }] }),
  '/token': () => ({ access_token: 'access', token_type: 'Bearer', id_token: idToken() }),
};

beforeAll(async () => {
  provider = createServer((req, res) => {
    const answer = answers[req.url ?? ''];
    if (away || !answer) {
      res.writeHead(503).end();
      return;
    }
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(answer()));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => provider.close(resolve)));

const connect = () =>
  openIdConnect({
    issuerUrl: issuer,
    clientId: 'husay',
    clientSecret: 'secret',
    publicUrl: 'https://husay.example',
  });

test('a provider that was down at first is found later', async () => {
  const identity = connect();
  await expect(identity.codeFlow()).rejects.toThrow();
  away = false;
  const { url } = await (await identity.codeFlow()).start({ reauthenticate: false });
  expect(url).toMatch(new RegExp(`^${issuer}/auth\\?`));
});

test('sign-out goes on to the provider where it has a place for that', async () => {
  away = false;
  expect(await connect().signOutUrl('proof')).toBeNull();
  endSession = `${issuer}/end`;
  const url = new URL((await connect().signOutUrl('proof'))!);
  expect(url.origin + url.pathname).toBe(endSession);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    id_token_hint: 'proof',
    post_logout_redirect_uri: 'https://husay.example/',
  });
});

describe('a sign-in', () => {
  beforeEach(() => {
    away = false;
    claims = {};
  });

  /** A whole sign-in at a provider that answers with these claims. */
  const signIn = async (reauthenticate: boolean, given: Record<string, unknown>) => {
    const flow = await connect().codeFlow();
    const { url, checks } = await flow.start({ reauthenticate });
    const asked = new URL(url).searchParams;
    claims = { nonce: asked.get('nonce'), email: 'ana@example.com', given_name: 'Ana', ...given };
    const finished = flow.finish(`code=1&state=${asked.get('state')}`, checks);
    return { asked, finished };
  };
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

  test('takes the provider’s word for who it is', async () => {
    const { asked, finished } = await signIn(false, {});
    expect(await finished).toMatchObject({
      identity: { subject: 'ana', email: 'ana@example.com', firstName: 'Ana' },
      authenticatedSecondsAgo: null,
    });
    expect(asked.has('max_age')).toBe(false);
    expect(asked.has('prompt')).toBe(false);
  });

  test('is refused with another sign-in’s nonce or state', async () => {
    await expect((await signIn(false, { nonce: 'another' })).finished).rejects.toThrow();
    const flow = await connect().codeFlow();
    const { checks } = await flow.start({ reauthenticate: false });
    await expect(flow.finish('code=1&state=another', checks)).rejects.toThrow();
  });

  test('again requires credentials from the provider, and auth_time', async () => {
    const { asked, finished } = await signIn(true, { auth_time: secondsAgo(10) });
    expect(asked.get('prompt')).toBe('login');
    expect(Number(asked.get('max_age'))).toBeGreaterThan(0);
    expect((await finished).authenticatedSecondsAgo).toBeGreaterThanOrEqual(10);
    expect((await finished).authenticatedSecondsAgo).toBeLessThan(20);
  });

  test('again does not count at a provider that ignores max_age', async () => {
    await expect((await signIn(true, {})).finished).rejects.toThrow();
    await expect((await signIn(true, { auth_time: secondsAgo(3600) })).finished).rejects.toThrow();
  });
});
