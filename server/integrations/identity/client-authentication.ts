import * as openid from 'openid-client';

type Method = 'client_secret_basic' | 'client_secret_post' | 'unencoded_basic';

export interface ClientAuthentication {
  authenticate: openid.ClientAuth;
  /** Runs a call that authenticates, and again with another method as long as the provider refuses the one before. */
  withEither: <T>(config: openid.Configuration, call: () => Promise<T>) => Promise<T>;
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
  return {
    authenticate: (server, client, ...rest) => {
      const [first = 'client_secret_basic'] = methodsOf(server, client.client_id + clientSecret);
      return methods[proven ?? first](server, client, ...rest);
    },
    withEither: async (config, call) => {
      const credentials = config.clientMetadata().client_id + clientSecret;
      const candidates = methodsOf(config.serverMetadata(), credentials);
      const others = candidates.filter((method) => method !== (proven ?? candidates[0]));
      for (;;) {
        try {
          return await call();
        } catch (error) {
          const next = others.shift();
          if (!next || !isRefusedClient(error)) throw error;
          proven = next;
        }
      }
    },
  };
};

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
const isRefusedClient = (error: unknown) =>
  error instanceof openid.WWWAuthenticateChallengeError ||
  (error instanceof openid.ResponseBodyError &&
    ['invalid_client', 'unauthorized_client'].includes(error.error));
