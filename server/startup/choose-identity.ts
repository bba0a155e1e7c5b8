import type { Router } from 'express';
import type { Config } from '../config/config';
import type { IdentityProvider } from '../integrations/identity/identity-provider';
import { openIdConnect } from '../integrations/identity/openid-connect';

interface ChosenIdentity {
  identity: IdentityProvider;
  /** The embedded provider's own pages; absent with a real one. */
  routes?: Router;
}

/** The OpenID Connect provider of the settings, else an embedded one that asks for no password. */
export const chooseIdentity = async (
  config: Config,
  { cookieSecret, ownAddress }: { cookieSecret: string; ownAddress: () => string },
): Promise<ChosenIdentity> => {
  const { OIDC_ISSUER_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, publicUrl } = config;
  if (OIDC_ISSUER_URL && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET) {
    const identity = openIdConnect({
      issuerUrl: OIDC_ISSUER_URL,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      publicUrl,
    });
    return { identity };
  }
  const { embeddedIdentityProvider } = await import('../embedded/identity/identity-provider');
  const { keptSigningKeys } = await import('../embedded/kept-secrets');
  const { samplePeople } = await import('../embedded/samples/sample-people');
  return embeddedIdentityProvider({
    publicUrl,
    ownAddress,
    cookieSecret,
    signingKeys: await keptSigningKeys(config.DATA_DIR),
    people: samplePeople,
  });
};
