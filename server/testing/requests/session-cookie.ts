import { createHmac } from 'node:crypto';

/** The cookie of a session, signed as express-session signs it. */
export const signedSessionCookie = (name: string, sid: string, secret: string) => {
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return `${name}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
};
