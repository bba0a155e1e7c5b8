import * as openid from 'openid-client';
import { describe, expect, test } from 'vitest';
import { clientAuthentication } from './client-authentication';

const secret = 'a secret/with:signs+ %';

interface Provider {
  announces: string[];
  /** Whether it accepts what came. */
  accepts: (sent: { basic: string | undefined; body: URLSearchParams }) => boolean;
  error?: string;
}

const unencoded = ({ basic }: { basic: string | undefined }) => basic === `husay:${secret}`;
const inBody = ({ body }: { body: URLSearchParams }) => body.get('client_secret') === secret;
const encoded = ({ basic }: { basic: string | undefined }) =>
  basic?.includes('%25') === true && !basic.includes(' ');

/** Signs in at a provider; resolves to the calls that it took. */
const callsUntilAccepted = async ({ announces, accepts, error = 'invalid_client' }: Provider) => {
  const server = {
    issuer: 'https://provider.example',
    token_endpoint_auth_methods_supported: announces,
  };
  const { authenticate, fetchWithEither } = clientAuthentication(secret);
  const config = new openid.Configuration(
    { ...server, token_endpoint: 'https://provider.example/token' },
    'husay',
    secret,
    authenticate,
  );
  let calls = 0;
  config[openid.customFetch] = fetchWithEither((_url, { body, headers }) => {
    calls += 1;
    const given = headers.authorization?.replace('Basic ', '');
    const basic = given && Buffer.from(given, 'base64').toString();
    return Promise.resolve(
      accepts({ basic, body: new URLSearchParams(body as URLSearchParams) })
        ? Response.json({ access_token: 'access', token_type: 'Bearer' })
        : Response.json({ error }, { status: 401 }),
    );
  });
  await openid.clientCredentialsGrant(config);
  const first = calls;
  await openid.clientCredentialsGrant(config);
  return { first, later: calls - first };
};

const both = ['client_secret_basic', 'client_secret_post'];

describe('the client authenticates', () => {
  test.each<[string, Provider, number]>([
    ['with Basic where it is accepted', { announces: both, accepts: encoded }, 1],
    ['with the body where Basic is not announced', { announces: ['client_secret_post'], accepts: inBody }, 1],
    ['with the body where Basic is refused', { announces: both, accepts: inBody }, 2],
    [
      'with the body where that is called an unauthorized client',
      { announces: both, accepts: inBody, error: 'unauthorized_client' },
      2,
    ],
    [
      'with unencoded Basic where encoded one is refused and there is nothing else',
      { announces: ['client_secret_basic'], accepts: unencoded },
      2,
    ],
    ['with unencoded Basic at last', { announces: both, accepts: unencoded }, 3],
  ])('%s, and then at once', async (_name, provider, first) => {
    expect(await callsUntilAccepted(provider)).toEqual({ first, later: 1 });
  });

  test('and a secret that is wrong in any way is an error', async () => {
    const refusing = { announces: both, accepts: () => false };
    await expect(callsUntilAccepted(refusing)).rejects.toThrow(openid.ResponseBodyError);
  });

  test('and no other refusal is answered by the secret in another form', async () => {
    const expired = { announces: both, accepts: inBody, error: 'invalid_grant' };
    await expect(callsUntilAccepted(expired)).rejects.toThrow(openid.ResponseBodyError);
  });
});
