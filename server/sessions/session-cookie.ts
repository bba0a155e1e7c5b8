import type { CookieOptions, Response } from 'express';
import { cookieMaxAgeMs } from './session-limits';

const plainName = 'husay.sid';

export const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * Over https, browsers accept a cookie with the prefix only when it is secure, for the whole host and for no other:
 * a neighboring subdomain cannot plant one.
 */
export const sessionCookieName = (publicUrl: string) =>
  isHttps(publicUrl) ? `__Host-${plainName}` : plainName;

export const sessionCookieOptions = (publicUrl: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(publicUrl),
    maxAge: cookieMaxAgeMs,
  }) satisfies CookieOptions;

/** Takes the session's cookie from the browser. */
export const clearSessionCookie = (res: Response, publicUrl: string) => {
  const { maxAge: _, ...cookie } = sessionCookieOptions(publicUrl);
  res.clearCookie(sessionCookieName(publicUrl), cookie);
};
