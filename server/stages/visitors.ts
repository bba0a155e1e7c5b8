import { Router } from 'express';
import * as api from '#shared/public-profile/endpoints';
import { pages } from '#shared/pages/page-table';
import { profilePageRoutes } from '../features/public-profile/pages/page-routes';
import { visitorProfileRoutes } from '../features/public-profile/visitor-routes';
import { visitorsOnly } from '../http/cache/visitor';
import { limitCall } from '../http/limits/limit-calls';
import { fixedPageRoutes } from '../http/pages/page-routes';
import type { Stage } from './wiring';

/**
 * What visitors open most, for requests that carry no session: no session is read, no body is parsed, and what was made
 * for the visitor before is sent again if it is still true. All other requests get the same from later stages.
 */
export const visitorsStage: Stage = (app, { deps, profiles, cache, currentUserOf, notice }) => {
  const { config, rateLimiter, webApp } = deps;
  const visitors = Router({ caseSensitive: true, strict: true });
  visitors.use(visitorsOnly(config.publicUrl));
  const { getPublicProfile, getPublicPdfData, getCredentialRecord } = api;
  const calls = [getPublicProfile, getPublicPdfData, getCredentialRecord].map(({ path }) => path);
  const callRouter = Router({ caseSensitive: true, strict: true });
  callRouter.get(calls, limitCall(rateLimiter, 'profilePage'));
  callRouter.use(visitorProfileRoutes({ ...profiles, cache }));
  const pageRouter = Router({ caseSensitive: true, strict: true });
  if (webApp) {
    pageRouter.use(fixedPageRoutes({ webApp, cache, notice }));
    pageRouter.get([pages.profile, pages.credential], limitCall(rateLimiter, 'profilePage'));
    const { publicUrl } = config;
    pageRouter.use(profilePageRoutes({ ...profiles, webApp, currentUserOf, publicUrl, cache }));
  }
  visitors.use((req, res, next) => (req.path.startsWith('/api/') ? callRouter : pageRouter)(req, res, next));
  app.use(visitors);
};
