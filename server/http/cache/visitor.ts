import type { Request } from 'express';
import { sessionCookieName } from '../../sessions/session-cookie';

/**
 * Whether a request comes without a session cookie, and is for an address in its usual spelling. A request with a
 * cookie may turn out to be a visitor's, too; the session decides that, and nothing is cached for it. Neither is anything
 * for addresses with a query or escaped characters, as a page may depend on how its address is written.
 */
export const isForVisitor = (publicUrl: string): ((req: Request) => boolean) => {
  const cookie = `${sessionCookieName(publicUrl)}=`;
  return (req) => isPlain(req) && isVisitor(req, cookie);
};

// A page of a signed-in user names that user: once their session is over, it is told so.
const isVisitor = ({ headers }: Request, cookie: string) =>
  !headers.cookie?.includes(cookie) && headers['x-acting-user'] === undefined;

const isPlain = ({ url }: Request) => url.length <= 200 && /^[\w/-]+$/.test(url);
