import { cleanLine } from '#shared/text/plain-text';

/**
 * Why a sign-in did not finish: the provider or the user refused it, the user left it, it was open for too long, the provider
 * has a problem of its own, or the answer does not pass our checks.
 */
export type SignInProblem = 'refused' | 'canceled' | 'expired' | 'unavailable' | 'invalid';

/** A sign-in that the provider ended with an error, in its own words as far as they may be logged. */
export class SignInFailed extends Error {
  readonly problem: SignInProblem;
  readonly providerError: string;
  readonly providerDescription: string;

  constructor(error: { error: string; error_description?: string | undefined }, options: ErrorOptions) {
    super('The identity provider refused the sign-in', options);
    this.name = 'SignInFailed';
    this.providerError = loggable(error.error, maxCodeLength);
    this.providerDescription = loggable(error.error_description ?? '', maxDescriptionLength);
    this.problem = problemOf(error.error, error.error_description ?? '');
  }
}

const maxCodeLength = 60;
const maxDescriptionLength = 200;

// Parameters that descriptions quote. Anything else in quotes may be a name or an address.
const parameters =
  /^(nonce|state|scope|prompt|code|max_age|redirect_uri|response_type|client_id|client_secret|code_challenge|code_challenge_method|code_verifier|grant_type)$/;

/** The provider's words without what could be about a person: addresses, numbers and anything quoted. */
const loggable = (text: string, maxLength: number) =>
  cleanLine(text.slice(0, 2000))
    .replace(/(["'`])([^"'`]*)\1/g, (quoted, _mark, content: string) =>
      parameters.test(content) ? quoted : '[quoted]',
    )
    .replace(/\S+@\S+/g, '[email]')
    .replace(/[\d+][\d\s().-]{4,}\d/g, '[number]')
    .slice(0, maxLength);

// Codes of single providers beside those of OAuth 2.0 and OpenID Connect: LinkedIn and Apple cancel, Keycloak expires.
const canceled = new Set(['user_cancelled_login', 'user_cancelled_authorize', 'user_canceled']);
const expired = new Set(['authentication_expired', 'invalid_grant']);
const refused = new Set(['access_denied', 'unauthorized_client', 'consent_required']);
const unavailable = new Set(['temporarily_unavailable', 'server_error']);

const problemOf = (code: string, description: string): SignInProblem => {
  if (expired.has(code) || /\bexpired\b|authentication_expired|timed? ?out/i.test(description))
    return 'expired';
  if (canceled.has(code)) return 'canceled';
  // OAuth has one code for a refusal and for leaving the page; providers tell them apart in the description.
  if (refused.has(code)) return /\b(cancel|abort)/i.test(description) ? 'canceled' : 'refused';
  return unavailable.has(code) ? 'unavailable' : 'invalid';
};
