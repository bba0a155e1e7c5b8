import * as openid from 'openid-client';
import { cleanLine } from '#shared/text/plain-text';
import { withDeadline } from '../deadline';
import { clientAuthentication, type ClientAuthentication } from './client-authentication';
import type { CodeFlow, Identity, IdentityProvider, SignedInIdentity } from './identity-provider';
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
  let discovered: Promise<openid.Configuration> | undefined;
  const authentication = clientAuthentication(settings.clientSecret);

  // A provider that is down at the first sign-in must not spoil the later ones.
  const configuration = () => {
    discovered ??= discover(settings, authentication).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  const inTime = <T>(work: () => Promise<T>) =>
    withDeadline('The identity provider', work, settings.deadlineMs);

  return {
    async codeFlow() {
      const flow = codeFlow(await inTime(configuration), authentication, settings);
      return { ...flow, finish: (query, checks) => inTime(() => flow.finish(query, checks)) };
    },
    async signOutUrl(idToken) {
      const config = await inTime(configuration);
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

const codeFlow = (
  config: openid.Configuration,
  authentication: ClientAuthentication,
  { publicUrl, recordedIssuer }: Settings,
): CodeFlow => {
  const callbackUrl = `${publicUrl}/api/callback`;
  return {
    async start({ reauthenticate, asksAgain = reauthenticate }) {
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
        ...(reauthenticate && { maxAgeSeconds: freshWithinSeconds }),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ...(asksAgain && { prompt: 'login' }),
        // max_age obliges the provider to say when the user signed in.
        ...(reauthenticate && { max_age: `${freshWithinSeconds}` }),
      });
      return { url: url.href, checks };
    },
    async finish(query, { state, nonce, codeVerifier, maxAgeSeconds }) {
      const grant = () =>
        openid.authorizationCodeGrant(config, new URL(`${callbackUrl}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
          ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
        });
      const tokens = await authentication.withEither(config, grant).catch((error: unknown) => {
        throw toSignInFailure(error);
      });
      return signedInBy(config, tokens, recordedIssuer);
    },
  };
};

/** The error with the provider's own reason, where it gave one. */
const toSignInFailure = (error: unknown): unknown =>
  error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError
    ? new SignInFailed(error, { cause: error })
    : error;

const discover = (
  { issuerUrl, clientId, clientSecret, fetch }: Settings,
  { authenticate }: ClientAuthentication,
) => {
  const issuer = new URL(issuerUrl);
  return openid.discovery(issuer, clientId, clientSecret, authenticate, {
    // Plain http is for providers on this machine and for tests; an https issuer is held to https throughout.
    execute: issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    timeout: 10,
    ...(fetch && { [openid.customFetch]: fetch }),
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
