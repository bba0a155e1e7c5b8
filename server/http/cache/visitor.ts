import type { Request, RequestHandler } from 'express';
import { sessionCookieName } from '../../sessions/session-cookie';

/**
 * Sends requests without a session cookie to this router's routes, all others to the next router. A request with a cookie
 * may turn out to be a visitor's, too; the session decides that, and nothing is cached for it. So do addresses with a
 * query or escaped characters, as a page may depend on how its address is written.
 */
export const visitorsOnly = (publicUrl: string): RequestHandler => {
  const cookie = `${sessionCookieName(publicUrl)}=`;
  return (req, _res, next) => next(isPlain(req) && isVisitor(req, cookie) ? undefined : 'router');
};

// A page of a signed-in user names that user: once their session is over, it is told so.
const isVisitor = ({ headers }: Request, cookie: string) =>
  !headers.cookie?.includes(cookie) && headers['x-acting-user'] === undefined;

const isPlain = ({ url }: Request) => url.length <= 200 && /^[\w/-]+$/.test(url);
