import { pages } from '#shared/pages/page-table';
import { profilePageRouter, profilePageRoutes } from '../features/public-profile/pages/page-routes';
import { visitorProfileRoutes } from '../features/public-profile/visitor-routes';
import { isForVisitor } from '../http/cache/visitor';
import { limitCall } from '../http/limits/limit-calls';
import { fixedPageRoutes, fixedPaths } from '../http/pages/page-routes';
import type { Stage } from './wiring';

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
  const isVisitor = isForVisitor(config.publicUrl);
  app.use((req, res, next) => {
    if (!isVisitor(req)) next();
    else if (req.url.startsWith('/api/')) calls(req, res, next);
    else if (fixedPages && fixedPaths.has(req.url)) fixedPages(req, res, next);
    else visitedPages(req, res, next);
  });
};
