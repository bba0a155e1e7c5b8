import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdConnect } from './openid-connect';

let provider: Server;
let issuer: string;
let away = true;
let endSession: string | undefined;
beforeAll(async () => {
  provider = createServer((req, res) => {
    if (away || req.url !== '/.well-known/openid-configuration') {
      res.writeHead(503).end();
      return;
    }
    res.setHeader('content-type', 'application/json');
    res.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        ...(endSession && { end_session_endpoint: endSession }),
      }),
    );
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
  await expect(identity.strategy()).rejects.toThrow();
  away = false;
  expect((await identity.strategy()).name).toBe('openid-connect');
});

test('sign-out goes on to the provider where it has a place for that', async () => {
  expect(await connect().signOutUrl('proof')).toBeNull();
  endSession = `${issuer}/end`;
  const url = new URL((await connect().signOutUrl('proof'))!);
  expect(url.origin + url.pathname).toBe(endSession);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    id_token_hint: 'proof',
    post_logout_redirect_uri: 'https://husay.example/',
  });
});
