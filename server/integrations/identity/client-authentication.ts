import * as openid from 'openid-client';

type Method = 'client_secret_basic' | 'client_secret_post';

export interface ClientAuthentication {
  authenticate: openid.ClientAuth;
  /** Runs a call that authenticates, and once more with the provider's other method when the first is refused. */
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
  };
  let proven: Method | undefined;
  const methodFor = (server: openid.ServerMetadata): Method => proven ?? firstOf(server);
  return {
    authenticate: (server, ...rest) => methods[methodFor(server)](server, ...rest),
    withEither: async (config, call) => {
      const server = config.serverMetadata();
      const used = methodFor(server);
      try {
        return await call();
      } catch (error) {
        const other: Method = used === 'client_secret_basic' ? 'client_secret_post' : 'client_secret_basic';
        if (!isRefusedClient(error) || !supports(server, other)) throw error;
        proven = other;
        return call();
      }
    },
  };
};

const supports = (server: openid.ServerMetadata, method: Method) =>
  (server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']).includes(method);

const firstOf = (server: openid.ServerMetadata): Method =>
  supports(server, 'client_secret_basic') || !supports(server, 'client_secret_post')
    ? 'client_secret_basic'
    : 'client_secret_post';

/** A provider that answers 401 with a challenge may leave the body out. */
const isRefusedClient = (error: unknown) =>
  error instanceof openid.WWWAuthenticateChallengeError ||
  (error instanceof openid.ResponseBodyError && error.error === 'invalid_client');
