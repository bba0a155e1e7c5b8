import type { Request } from 'express';

/** What `Authorization: Bearer …` holds (RFC 6750, section 2.1), perhaps nothing; null for a request without it. */
export const bearerTokenOf = ({ headers: { authorization } }: Request): string | null => {
  if (authorization === undefined) return null;
  const [scheme = '', ...rest] = authorization.trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : null;
};
