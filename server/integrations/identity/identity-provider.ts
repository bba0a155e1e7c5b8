import type { Strategy } from 'passport';

/** Who somebody is, as an OpenID Connect provider says. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
}

/** What a finished sign-in hands over: the person, and the proof that later ends the provider's session too. */
export interface SignedInIdentity {
  identity: Identity;
  idToken: string;
}

export interface IdentityProvider {
  /**
   * The passport strategy of the code flow with PKCE. Rejects when the provider cannot be reached; the next call
   * tries again.
   */
  strategy(): Promise<Strategy>;
  /** Where the browser goes to end the provider's session too, or null when the provider has no such place. */
  signOutUrl(idToken: string): Promise<string | null>;
}
