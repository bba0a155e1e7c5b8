import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config';
import { sessionCookieName } from './session-cookie';

/**
 * Reads the session id from a Cookie header if it has exactly one session cookie, as express-session writes it
 * (s:<id>.<signature>, percent-encoded) and with the right signature; null for anything else.
 */
export const signedCookieReader = ({
  publicUrl,
  sessionSecret,
}: Pick<Config, 'publicUrl'> & { sessionSecret: string }) => {
  const name = sessionCookieName(publicUrl).replaceAll('.', '\\.');
  const sessionCookie = new RegExp(`(?:^|; )${name}=s%3A([\\w-]{32})\\.([\\w%]{43,80})(?=;|$)`, 'g');
  return (header: string | undefined): string | null => {
    if (header === undefined) return null;
    const [found, another] = header.matchAll(sessionCookie);
    const [, sid, signature] = found ?? [];
    if (sid === undefined || signature === undefined || another) return null;
    return isSignatureOf(sid, signature, sessionSecret) ? sid : null;
  };
};

const isSignatureOf = (sid: string, encoded: string, secret: string): boolean => {
  const expected = Buffer.from(
    encodeURIComponent(createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '')),
  );
  const given = Buffer.from(encoded);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
