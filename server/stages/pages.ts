import { profilePageRoutes } from '../features/public-profile/pages/page-routes';
import { hasSavedResume } from '../features/resume/service';
import { pageErrorHandler, unknownPath } from '../http/errors/error-handler';
import { limitCall } from '../http/limits/limit-calls';
import { pageRoutes } from '../http/pages/page-routes';
import type { Stage } from './wiring';

/** The pages of the browser's app, and a page that says so for every address that is none. */
export const pagesStage: Stage = (app, { deps, profiles, currentUserOf, notice }) => {
  const { webApp } = deps;
  if (webApp) {
    const pageDeps = { webApp, currentUserOf };
    app.use(profilePageRoutes({ ...profiles, ...pageDeps }));
    app.use(limitCall(deps.rateLimiter, 'page'));
    app.use(
      pageRoutes({ ...pageDeps, notice, hasSavedResume: (owner) => hasSavedResume(deps.database, owner) }),
    );
  }
  app.use(unknownPath, pageErrorHandler);
};
