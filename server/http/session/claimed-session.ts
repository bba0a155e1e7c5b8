import type { Request } from 'express';
import { copied } from '../limits/copied-text';
import { sessionCookieName } from '../../sessions/session-cookie';

/**
 * Reads the session id that a browser's cookie claims; null without one. Neither the signature nor the session is
 * checked: good only where a liar gains nothing.
 */
export const claimedSessionReader = (publicUrl: string) => {
  const name = sessionCookieName(publicUrl).replaceAll('.', '\\.');
  // As express-session writes it: s:<id>.<signature>, percent-encoded.
  const sessionCookie = new RegExp(`(?:^|;\\s*)${name}=s%3A([\\w-]{32})\\.`);
  return (req: Request): string | null => {
    const sid = sessionCookie.exec(req.get('cookie') ?? '')?.[1];
    return sid === undefined ? null : copied(sid);
  };
};
