import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { errors, Provider } from '../../embedded/identity/oidc-provider';
import { providerMemory } from '../../embedded/identity/provider-memory';

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  use: 'sig',
  alg: 'RS256',
});

export const strictClient = { id: 'husay', secret: 'a secret/with:signs+ %that Basic encodes' };

type AuthenticationMethod = 'client_secret_basic' | 'client_secret_post';

interface ProviderAccount {
  email: string;
  givenName: string;
  familyName?: string;
}

/**
 * An identity provider that is not ours, on a port of its own: it refuses a sign-in without a nonce or PKCE, accepts one way
 * for the client to authenticate, and signs with new keys after `rotateKeys`. Every visitor is signed in as Ana, or as the account
 * that `signInAs` sets, or is sent back with the error that `refuseWith` sets. `publicIssuer` is the address of what is in
 * front of it, if anything does. With a certificate in `tls` it speaks https.
 */
export const startStrictProvider = async (
  publicUrl: string,
  method: AuthenticationMethod,
  { publicIssuer, tls }: { publicIssuer?: string; tls?: ServerOptions } = {},
) => {
  let handle = (_req: IncomingMessage, res: ServerResponse): unknown => res.writeHead(503).end();
  const listener = (req: IncomingMessage, res: ServerResponse) => void handle(req, res);
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = publicIssuer ?? origin;
  const accounts = new Map<string, ProviderAccount>([
    ['ana', { email: 'ana@example.com', givenName: 'Ana' }],
  ]);
  let nextAccountId = 'ana';
  let refusal: { error: string; error_description: string } | undefined;
  const state = { nonces: [] as string[] };

  const rotateKeys = () => {
    const provider = new Provider(issuer, {
      adapter: providerMemory(),
      clients: [
        {
          client_id: strictClient.id,
          client_secret: strictClient.secret,
          redirect_uris: [`${publicUrl}/api/callback`],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          token_endpoint_auth_method: method,
        },
      ],
      jwks: { keys: [newKey()] },
      cookies: { keys: ['only for tests'] },
      pkce: { required: () => true },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      findAccount: (_ctx, accountId) => {
        const account = accounts.get(accountId);
        if (!account) return undefined;
        const { email, givenName, familyName } = account;
        return {
          accountId,
          claims: () => ({
            sub: accountId,
            email,
            email_verified: true,
            given_name: givenName,
            ...(familyName && { family_name: familyName }),
          }),
        };
      },
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          clientId: strictClient.id,
          accountId: oidc.session?.accountId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      features: { devInteractions: { enabled: false } },
      extraParams: {
        nonce: (_ctx, nonce) => {
          if (!nonce) throw new errors.InvalidRequest("missing required parameter 'nonce'");
          state.nonces.push(nonce);
        },
      },
    });
    const callback = provider.callback();
    handle = (req, res) => {
      // The library takes either way, whatever is registered.
      const isBasic = /^basic /i.test(req.headers.authorization ?? '');
      if (req.url === '/token' && isBasic !== (method === 'client_secret_basic')) {
        res.writeHead(401, { 'content-type': 'application/json' });
        return res.end(JSON.stringify({ error: 'invalid_client', error_description: 'wrong method' }));
      }
      if (!req.url?.startsWith('/interaction/')) return callback(req, res);
      return provider.interactionFinished(req, res, refusal ?? { login: { accountId: nextAccountId } });
    };
  };
  rotateKeys();

  return {
    /** Where it listens itself. */
    origin,
    issuer,
    state,
    rotateKeys,
    refuseWith: (error: string, description: string) => {
      refusal = { error, error_description: description };
    },
    accept: () => (refusal = undefined),
    /** The next visitors sign in to this account. */
    signInAs: (account: ProviderAccount) => {
      accounts.set(account.email, account);
      nextAccountId = account.email;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
