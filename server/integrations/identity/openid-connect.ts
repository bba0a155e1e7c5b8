import type { Request, RequestHandler, Response } from 'express';
import * as openid from 'openid-client';
import { Strategy, type AuthenticateOptions } from 'openid-client/passport';
import passport, { type AuthenticateCallback } from 'passport';
import { cleanLine } from '#shared/text/plain-text';
import { sharedDeadline, withDeadline } from '../deadline';
import { clientAuthentication } from './client-authentication';
import type {
  CodeFlow,
  Identity,
  IdentityProvider,
  SignInChecks,
  SignedInIdentity,
} from './identity-provider';
import { SignInFailed } from './sign-in-failure';

interface Settings {
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
  /** The address people open: the provider sends them back to it. */
  publicUrl: string;
  /** What people's records call the issuer, where its own address may change. */
  recordedIssuer?: string;
  /** Takes the place of fetch for what we ask the provider ourselves. */
  fetch?: openid.CustomFetch;
  /** For a step of the sign-in with all its requests to the provider. */
  deadlineMs?: number;
}

/** Sign-in at any OpenID Connect provider, found by discovery at the first sign-in. */
export const openIdConnect = (settings: Settings): IdentityProvider => {
  let discovered: Promise<{ config: openid.Configuration; flow: CodeFlow }> | undefined;

  // A provider that is down at the first sign-in must not spoil the later ones.
  const provider = () => {
    discovered ??= discover(settings)
      .then((config) => ({ config, flow: codeFlow(config, settings) }))
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };

  const inTime = <T>(work: () => Promise<T>) =>
    withDeadline('The identity provider', work, settings.deadlineMs);

  return {
    async codeFlow() {
      // A user who comes back waits for the discovery, where it is the first, and for the exchange.
      const deadline = sharedDeadline(settings.deadlineMs);
      const { flow } = await deadline.step('The identity provider', provider);
      return {
        ...flow,
        finish: (query, checks) => deadline.step('The identity provider', () => flow.finish(query, checks)),
      };
    },
    async signOutUrl(idToken) {
      const { config } = await inTime(provider);
      if (!config.serverMetadata().end_session_endpoint) return null;
      return openid.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${settings.publicUrl}/`,
      }).href;
    },
  };
};

/** A fresh sign-in takes as long as a person needs for a password and a second factor. */
const freshWithinSeconds = 5 * 60;

interface SignInOptions extends AuthenticateOptions {
  reauthenticate?: boolean;
}

/** openid-client's strategy, which adds PKCE, with a state and a nonce for each sign-in, whatever the provider announces. */
class SignInStrategy extends Strategy {
  override authorizationRequestParams(req: Request, options: SignInOptions): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(req, options));
    params.set('state', openid.randomState());
    params.set('nonce', openid.randomNonce());
    // max_age obliges the provider to say when the user signed in.
    if (options.reauthenticate) params.set('max_age', `${freshWithinSeconds}`);
    return params;
  }
}

const strategyName = 'openid-connect';

/** The strategy keeps one sign-in in a session; each of several in a browser therefore has a session of its own. */
interface OneSignIn {
  signIn?: SignInChecks;
}

const codeFlow = (config: openid.Configuration, { publicUrl, recordedIssuer }: Settings): CodeFlow => {
  const callbackURL = `${publicUrl}/api/callback`;
  const authenticator = new passport.Passport();
  // By name: passport binds each request's outcome to a copy of a named strategy, but to a strategy itself where it is given one.
  authenticator.use(
    strategyName,
    new SignInStrategy(
      { config, callbackURL, scope: 'openid email profile', sessionKey: 'signIn' satisfies keyof OneSignIn },
      (tokens, verified) => {
        signedInBy(config, tokens, recordedIssuer).then(
          (signedIn) => void verified(null, signedIn),
          (error: unknown) => void verified(error),
        );
      },
    ),
  );

  /** Resolves to where the browser is sent, or to who came back. */
  const authenticate = (session: OneSignIn, query: string, options: SignInOptions = {}) =>
    new Promise<{ location: string } | { signedIn: SignedInIdentity }>((resolve, reject) => {
      const { protocol, host } = new URL(publicUrl);
      // The address as the provider knows it, whatever proxies made of it.
      const request = { method: 'GET', protocol: protocol.slice(0, -1), host, session };
      const response = {
        setHeader: (name: string, value: string) => {
          if (name === 'Location') resolve({ location: value });
        },
        end: () => {},
      };
      const done: AuthenticateCallback = (error, signedIn, refusal) => {
        if (error) reject(toSignInFailure(error));
        else if (signedIn) resolve({ signedIn: signedIn as unknown as SignedInIdentity });
        else reject(refusedBy(refusal));
      };
      const run = authenticator.authenticate(strategyName, options, done) as RequestHandler;
      const originalUrl = `/api/callback?${query}`;
      void run({ ...request, originalUrl } as unknown as Request, response as unknown as Response, reject);
    });

  return {
    async start({ reauthenticate, asksAgain = reauthenticate }) {
      const session: OneSignIn = {};
      const sent = await authenticate(session, '', { reauthenticate, ...(asksAgain && { prompt: 'login' }) });
      if (!('location' in sent) || !session.signIn) throw new Error('the sign-in did not start');
      return { url: sent.location, checks: session.signIn };
    },
    async finish(query, checks) {
      const back = await authenticate({ signIn: { ...checks } }, query);
      if (!('signedIn' in back)) throw new Error('the answer has neither a code nor an error');
      return back.signedIn;
    },
  };
};

/** The error with the provider's own reason, where it gave one. */
const toSignInFailure = (error: unknown): unknown =>
  error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError
    ? new SignInFailed(error, { cause: error })
    : error;

/** The strategy calls `access_denied` a failure, not an error, and passes the provider's parameters on. */
const refusedBy = (refusal: unknown) => {
  const { error = 'access_denied', error_description } = refusal as Partial<Record<string, string>>;
  return new SignInFailed({ error, error_description }, {});
};

const discover = ({
  issuerUrl,
  clientId,
  clientSecret,
  fetch: send = fetch as openid.CustomFetch,
}: Settings) => {
  const issuer = new URL(issuerUrl);
  const { authenticate, fetchWithEither } = clientAuthentication(clientSecret);
  return openid.discovery(issuer, clientId, clientSecret, authenticate, {
    // Plain http is for providers on this machine and for tests; an https issuer is held to https throughout.
    execute: issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    timeout: 10,
    [openid.customFetch]: fetchWithEither(send),
  });
};

const signedInBy = async (
  config: openid.Configuration,
  tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
  recordedIssuer: string | undefined,
): Promise<SignedInIdentity> => {
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('the provider sent no ID token');
  const userInfo = await askUserInfo(config, tokens.access_token, claims);
  return {
    identity: toIdentity(claims, userInfo, recordedIssuer ?? claims.iss),
    idToken: tokens.id_token,
    authenticatedSecondsAgo: secondsSince(claims.auth_time),
  };
};

/** An instant of the provider's clock, which may be ahead of ours, as an age. */
const secondsSince = (authTime: number | undefined) =>
  authTime === undefined ? null : Math.max(0, Math.floor(Date.now() / 1000) - authTime);

type Claims = Record<string, unknown>;

// A part of an email or of an address would be another one, so a claim that is too long counts as missing.
const maxClaimLengths: Record<string, number> = { email: 254, picture: 2000 };
const maxNameLength = 200;

const textOf = (claims: Claims, name: string) => {
  const claim = claims[name];
  const max = maxClaimLengths[name] ?? maxNameLength;
  return typeof claim === 'string' && claim.length <= max ? cleanLine(claim) : '';
};

/** Most providers return the profile from the userinfo endpoint, not in the ID token (OpenID Connect Core 5.4). */
const askUserInfo = async (
  config: openid.Configuration,
  accessToken: string,
  claims: openid.IDToken,
): Promise<Claims> => {
  const hasEmail = textOf(claims, 'email') !== '';
  const hasName = textOf(claims, 'given_name') !== '' || textOf(claims, 'name') !== '';
  if ((hasEmail && hasName) || !config.serverMetadata().userinfo_endpoint) return {};
  return openid.fetchUserInfo(config, accessToken, claims.sub).catch((error: unknown) => {
    // A name can be entered later; a user needs an email.
    if (hasEmail) return {};
    throw error;
  });
};

/** The name without its family name, so that it is not repeated; undefined if it does not end with one. */
const withoutEnd = (name: string, familyName: string): string | undefined =>
  familyName && name.endsWith(familyName) ? name.slice(0, -familyName.length).trim() : undefined;

const toIdentity = (claims: openid.IDToken, userInfo: Claims, issuer: string): Identity => {
  const text = (name: string) => textOf(claims, name) || textOf(userInfo, name);
  // Email and email_verified must come from the same source.
  const { email_verified: emailVerified } = textOf(claims, 'email') ? claims : userInfo;
  const picture = text('picture');
  const familyName = text('family_name');
  const [firstWord = '', ...otherWords] = text('name').split(/\s+/);
  return {
    issuer,
    subject: claims.sub,
    email: text('email'),
    emailVerified: emailVerified === true,
    firstName: text('given_name') || (withoutEnd(text('name'), familyName) ?? firstWord),
    lastName: familyName || (text('given_name') ? '' : otherWords.join(' ')),
    pictureUrl: /^https:\/\//.test(picture) && URL.canParse(picture) ? picture : null,
  };
};
