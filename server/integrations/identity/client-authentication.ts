import * as openid from 'openid-client';
import { z } from 'zod';

type Method = 'client_secret_basic' | 'client_secret_post' | 'unencoded_basic';

export interface ClientAuthentication {
  authenticate: openid.ClientAuth;
  /** Sends a call that authenticates again with another method, as long as the provider refuses the one before. */
  fetchWithEither: (send: openid.CustomFetch) => openid.CustomFetch;
}

/**
 * How we prove to the provider who we are. Providers accept Basic unless they say otherwise (OpenID Connect Discovery 3), but
 * many have one of two methods set for each client and announce both: the refused one is replaced by the other.
 */
export const clientAuthentication = (clientSecret: string): ClientAuthentication => {
  const methods: Record<Method, openid.ClientAuth> = {
    client_secret_basic: openid.ClientSecretBasic(clientSecret),
    client_secret_post: openid.ClientSecretPost(clientSecret),
    unencoded_basic: (_server, { client_id }, _body, headers) => {
      const credentials = Buffer.from(`${client_id}:${clientSecret}`).toString('base64');
      headers.set('authorization', `Basic ${credentials}`);
    },
  };
  let proven: Method | undefined;
  /** The calls that authenticate, by their bodies. */
  const calls = new WeakMap<
    object,
    { others: Method[]; authenticateBy: (method: Method) => AuthenticatedCall }
  >();

  return {
    authenticate: (server, client, body, headers) => {
      const candidates = methodsOf(server, client.client_id + clientSecret);
      const used = proven ?? candidates[0] ?? 'client_secret_basic';
      const before = new URLSearchParams(body);
      calls.set(body, {
        others: candidates.filter((method) => method !== used),
        authenticateBy: (method) => {
          const call = { body: new URLSearchParams(before), headers: new Headers() };
          void methods[method](server, client, call.body, call.headers);
          return call;
        },
      });
      return methods[used](server, client, body, headers);
    },
    fetchWithEither: (send) => async (url, options) => {
      let response = await send(url, options);
      const call = options.body instanceof URLSearchParams ? calls.get(options.body) : undefined;
      for (const method of call?.others ?? []) {
        if (!(await isRefusedClient(response))) break;
        proven = method;
        const { body, headers } = call!.authenticateBy(method);
        const { authorization: _refused, ...others } = options.headers;
        response = await send(url, {
          ...options,
          body,
          headers: { ...others, ...Object.fromEntries(headers) },
        });
      }
      return response;
    },
  };
};

interface AuthenticatedCall {
  body: URLSearchParams;
  headers: Headers;
}

/** The methods to try, in this order. */
const methodsOf = (server: openid.ServerMetadata, credentials: string): Method[] => {
  const announced = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const known = (['client_secret_basic', 'client_secret_post'] as const).filter((method) =>
    announced.includes(method),
  );
  // Basic takes the credentials form-encoded (RFC 6749 2.3.1). Some providers (Glewlwyd 2.7) do not decode them.
  const isEncoded = /[^\w.*-]/.test(credentials);
  const hasBasic = known.includes('client_secret_basic');
  return [...known, ...(hasBasic && isEncoded ? (['unencoded_basic'] as const) : [])];
};

/** `unauthorized_client` is another refusal by the standard, but this one with Glewlwyd. A 401 may come without a body. */
const isRefusedClient = async (response: Response) => {
  if (response.ok) return false;
  if (response.status === 401 && response.headers.has('www-authenticate')) return true;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return refusedClient.safeParse(body).success;
};

const refusedClient = z.object({ error: z.enum(['invalid_client', 'unauthorized_client']) });
