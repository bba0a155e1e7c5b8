/** What wapiti reports and is no defect. Anything else fails the scan. */
const explainedFindings: { pattern: RegExp; reason: string }[] = [
  {
    pattern: /^level 1 (Secure Flag cookie|HTTP Secure Headers: \/ – Strict-Transport-Security)/,
    reason: 'the scan runs over plain http; server/sessions/sessions.test.ts checks both over https',
  },
  {
    pattern: /^level 1 HttpOnly Flag cookie: .*: _interaction(_resume)?(\.sig)?$/,
    reason: 'wapiti misses the attribute in lower case, as the embedded identity provider sends it',
  },
  {
    pattern: /X-XSS-Protection is not set/,
    reason: 'OWASP advises against the header, which helmet sets to 0',
  },
  {
    pattern: /^level 2 Cross Site Request Forgery: \/oidc\/interaction\//,
    reason:
      'the embedded identity provider exists without OIDC settings only, and its form needs a SameSite=Lax cookie of the same interaction',
  },
];

/** Splits findings into those without an explanation, and how many each explanation covers. */
export const explain = (findings: string[]) => ({
  unexplained: findings.filter((finding) => !explainedFindings.some(({ pattern }) => pattern.test(finding))),
  explained: explainedFindings.map(({ pattern, reason }) => ({
    count: findings.filter((finding) => pattern.test(finding)).length,
    reason,
  })),
});
