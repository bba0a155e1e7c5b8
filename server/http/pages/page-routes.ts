import { Router, type Request } from 'express';
import type { CurrentUser } from '#shared/accounts/schema';
import { isPage, pages } from '#shared/pages';
import type { NoticeFacts } from '#shared/privacy-notice/schema';
import { styleNonceOf } from '../security-headers';
import type { PageContent, WebApp } from './web-app';

/**
 * The app's page for every address but the API's. Where the app shows its 404 screen, the status is 404 too. Pages with a
 * parameter in their path are served by their features, which know whether they exist.
 */
export const pageRoutes = (
  webApp: WebApp,
  currentUserOf: (req: Request) => CurrentUser | null,
  notice: NoticeFacts,
) => {
  const router = Router();
  router.get('/{*path}', async (req, res) => {
    const currentUser = currentUserOf(req);
    const html = await webApp.page(req.originalUrl, {
      initialData: { currentUser, ...(req.path === pages.privacy && { notice }) },
      styleNonce: styleNonceOf(res),
      ...hintFor(req.path, currentUser !== null),
    });
    res.setHeader('Cache-Control', 'no-store');
    res
      .status(isPage(req.path, currentUser !== null) ? 200 : 404)
      .type('html')
      .send(html);
  });
  return router;
};

const hintFor = (path: string, isSignedIn: boolean): Pick<PageContent, 'hint'> => {
  switch (path) {
    case pages.home:
      return { hint: isSignedIn ? 'dashboard' : 'landing' };
    case pages.privacy:
      return { hint: 'privacy' };
    case pages.terms:
      return { hint: 'terms' };
    default:
      return {};
  }
};
