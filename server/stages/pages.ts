import { profilePageRoutes } from '../features/public-profile/pages/page-routes';
import { loadDraft } from '../features/resume/draft/draft-service';
import { prepareLoadResume } from '../features/resume/service';
import { presentedPageRoutes } from '../features/presentations/page-routes';
import { linkPageRoutes } from '../features/sent/link-routes';
import { pageErrorHandler, unknownPath } from '../http/errors/error-handler';
import { limitCall } from '../http/limits/limit-calls';
import { pageRoutes } from '../http/pages/page-routes';
import type { Stage } from './wiring';

/** The pages of the browser's app, and a page that says so for every address that is none. */
export const pagesStage: Stage = (app, { deps, profiles, links, presentedPages, currentUserOf, notice }) => {
  const { rateLimiter, webApp } = deps;
  app.use(
    presentedPageRoutes(presentedPages, {
      page: limitCall(rateLimiter, 'page'),
      file: limitCall(rateLimiter, 'file'),
    }),
  );
  if (webApp) {
    const pageDeps = { webApp, currentUserOf };
    app.use(profilePageRoutes({ ...profiles, ...pageDeps }));
    app.use(linkPageRoutes({ ...links, ...pageDeps }));
    app.use(limitCall(rateLimiter, 'page'));
    const loadResume = prepareLoadResume(deps.database);
    const loadOwnResume = async (owner: string) => {
      const [resume, draft] = await Promise.all([loadResume(owner), loadDraft(deps.database, { owner })]);
      return { resume, draft };
    };
    app.use(pageRoutes({ ...pageDeps, notice, loadOwnResume }));
  }
  app.use(unknownPath, pageErrorHandler);
};
