import type { Request } from 'express';
import { pages } from '#shared/pages/page-table';
import { profilePageRouter, profilePageRoutes } from '../features/public-profile/pages/page-routes';
import { visitorProfileRoutes } from '../features/public-profile/visitor-routes';
import { limitCall } from '../http/limits/limit-calls';
import { fixedPageRoutes, fixedPaths } from '../http/pages/page-routes';
import { sessionCookieName } from '../sessions/session-cookie';
import type { Stage } from './wiring';

/**
 * Whether a request comes without a session cookie, and is for an address in its usual spelling. A request with a
 * cookie may turn out to be a visitor's, too; the session decides that, and nothing is cached for it. Neither is anything
 * for addresses with a query or escaped characters, as a page may depend on how its address is written.
 */
const isForVisitor = (publicUrl: string): ((req: Request) => boolean) => {
  const cookie = `${sessionCookieName(publicUrl)}=`;
  return (req) => isPlain(req) && isVisitor(req, cookie);
};

// A page of a signed-in user names that user: once their session is over, it is told so.
const isVisitor = ({ headers }: Request, cookie: string) =>
  !headers.cookie?.includes(cookie) && headers['x-acting-user'] === undefined;

const isPlain = ({ url }: Request) => url.length <= 200 && /^[\w/-]+$/.test(url);

/**
 * What visitors open most, for requests that carry no session: no session is read, no body is parsed, and what was made
 * for the visitor before is sent again if it is still true. All other requests get the same from later stages.
 */
export const visitorsStage: Stage = (app, { deps, profiles, cache, currentUserOf, notice }) => {
  const { config, rateLimiter, webApp } = deps;
  const limit = limitCall(rateLimiter, 'profilePage');
  const calls = visitorProfileRoutes({ ...profiles, cache, limit });
  const fixedPages =
    webApp && fixedPageRoutes({ webApp, cache, notice, limit: limitCall(rateLimiter, 'page') });
  const visitedPages = profilePageRouter();
  if (webApp) {
    visitedPages.get([pages.profile, pages.credential, pages.example], limit);
    profilePageRoutes({ ...profiles, webApp, currentUserOf, cache }, visitedPages);
  }
  const visits = isForVisitor(config.publicUrl);
  app.use((req, res, next) => {
    if (!visits(req)) next();
    else if (req.url.startsWith('/api/')) calls(req, res, next);
    else if (fixedPages && fixedPaths.has(req.url)) fixedPages(req, res, next);
    else visitedPages(req, res, next);
  });
};
