import { parsedUrl } from '#shared/text/parsed-url';

/**
 * Where to go after sign-in: a path of our own origin, never another site's address and never a call of the API
 * (which could sign out again). Anything else is the start page.
 */
export const safeReturnTo = (wanted: unknown, publicUrl: string): string => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 1000) return '/';
  const ours = new URL(publicUrl);
  const target = parsedUrl(wanted, publicUrl);
  if (!target) return '/';
  if (target.origin !== ours.origin || /^\/(api|oidc)(\/|$)/i.test(target.pathname)) return '/';
  // "/.//evil.example" is of our origin until a browser reads what is left of it as an address.
  if (target.pathname.startsWith('//')) return '/';
  const path = target.pathname + target.search + target.hash;
  // Percent-encoding makes a path up to nine times as long, too long for the cookie that keeps it.
  return path.length > 2000 ? '/' : path;
};
