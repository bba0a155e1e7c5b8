/** What wapiti reports above 'informational' and is no defect. Anything else fails the scan. */
const explainedFindings: { pattern: RegExp; reason: string }[] = [
  {
    pattern: /^level 1 HTTP Secure Headers: \/ – X-XSS-Protection is not set$/,
    reason:
      "wapiti 3.0 wants X-XSS-Protection to be 1. OWASP says 0 or absent, and later versions of wapiti no longer check it (wapiti's pull request 277)",
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
