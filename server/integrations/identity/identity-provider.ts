/** A user's identity from an OpenID Connect provider. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
}

/** The result of a finished sign-in. */
export interface SignedInIdentity {
  identity: Identity;
  /** Proof that later ends the provider's session too. */
  idToken: string;
  /** How long ago the user entered credentials at the provider; null where the provider does not say. */
  authenticatedSecondsAgo: number | null;
}

/** What openid-client's strategy keeps of a sign-in that was started, and checks the provider's answer against. */
export interface SignInChecks {
  state: string;
  nonce: string;
  code_verifier: string;
  /** The answer must prove that the user entered credentials within so many seconds. */
  max_age?: number | undefined;
}

/** The authorization code flow with PKCE. */
export interface CodeFlow {
  /**
   * With `asksAgain`, the provider is told to ask for credentials even if it still knows the browser; with `reauthenticate`
   * it also has to prove that it did.
   */
  start(options: {
    reauthenticate: boolean;
    asksAgain?: boolean;
  }): Promise<{ url: string; checks: SignInChecks }>;
  /**
   * Rejects when the provider's answer (the callback's query string) does not pass the checks; with SignInFailed where the
   * provider itself says why.
   */
  finish(query: string, checks: SignInChecks): Promise<SignedInIdentity>;
}

export interface IdentityProvider {
  /** Rejects when the provider cannot be reached; the next call tries again. */
  codeFlow(): Promise<CodeFlow>;
  /** Where the browser goes to end the provider's session too, or null when the provider has no such place. */
  signOutUrl(idToken: string): Promise<string | null>;
}
