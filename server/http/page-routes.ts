import { Router, type Request } from 'express';
import type { CurrentUser } from '#shared/accounts/schema';
import { isPage, pages } from '#shared/pages';
import { styleNonceOf } from './security-headers';
import type { WebApp } from './web-app';

/**
 * The app's page for every address but the API's. Where the app shows its 404 screen, the status is 404 too. Pages with a
 * parameter in their path are served by their features, which know whether they exist.
 */
export const pageRoutes = (webApp: WebApp, currentUserOf: (req: Request) => CurrentUser | null) => {
  const router = Router();
  router.get('/{*path}', async (req, res) => {
    const currentUser = currentUserOf(req);
    const html = await webApp.page(req.originalUrl, {
      initialData: { currentUser },
      styleNonce: styleNonceOf(res),
      ...(req.path === pages.home && { hint: currentUser ? 'dashboard' : 'landing' }),
    });
    res.setHeader('Cache-Control', 'no-store');
    res
      .status(isPage(req.path, currentUser !== null) ? 200 : 404)
      .type('html')
      .send(html);
  });
  return router;
};
