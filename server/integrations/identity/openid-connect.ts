import type { Strategy as PassportStrategy } from 'passport';
import * as openid from 'openid-client';
import { Strategy } from 'openid-client/passport';
import { cleanLine } from '#shared/text';
import type { Identity, IdentityProvider, SignedInIdentity } from './identity-provider';

interface Settings {
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
  /** The address people open: the provider sends them back to it. */
  publicUrl: string;
  /** What people's records call the issuer, where its own address may change. */
  recordedIssuer?: string;
}

/** Sign-in at any OpenID Connect provider, found by discovery at the first sign-in. */
export const openIdConnect = (settings: Settings): IdentityProvider => {
  let discovered: Promise<openid.Configuration> | undefined;

  // A provider that is down at the first sign-in must not spoil the later ones.
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  return {
    async strategy() {
      const strategy = new Strategy(
        {
          name: 'openid-connect',
          config: await configuration(),
          callbackURL: `${settings.publicUrl}/api/callback`,
          scope: 'openid email profile',
        },
        (tokens, verified) => {
          const claims = tokens.claims();
          const signedIn: SignedInIdentity | undefined =
            claims && tokens.id_token
              ? {
                  identity: toIdentity(claims, settings.recordedIssuer ?? claims.iss),
                  idToken: tokens.id_token,
                }
              : undefined;
          verified(null, signedIn as unknown as Express.User | undefined);
        },
      );
      return strategy as unknown as PassportStrategy;
    },
    async signOutUrl(idToken) {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return null;
      return openid.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${settings.publicUrl}/`,
      }).href;
    },
  };
};

const discover = ({ issuerUrl, clientId, clientSecret }: Settings) => {
  const issuer = new URL(issuerUrl);
  return openid.discovery(issuer, clientId, clientSecret, undefined, {
    // Plain http is for providers on this machine and for tests; an https issuer is held to https throughout.
    execute: issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    timeout: 10,
  });
};

const toIdentity = (claims: openid.IDToken, issuer: string): Identity => {
  const text = (name: string) => {
    const claim = claims[name];
    return typeof claim === 'string' ? cleanLine(claim) : '';
  };
  const picture = text('picture');
  const [firstWord = '', ...otherWords] = text('name').split(/\s+/);
  return {
    issuer,
    subject: claims.sub,
    email: text('email'),
    emailVerified: claims.email_verified === true,
    firstName: text('given_name') || firstWord,
    lastName: text('family_name') || (text('given_name') ? '' : otherWords.join(' ')),
    pictureUrl: /^https:\/\//.test(picture) && URL.canParse(picture) ? picture : null,
  };
};
