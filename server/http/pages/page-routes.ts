import { Router } from 'express';
import { matchPage } from '#shared/pages';
import type { NoticeFacts } from '#shared/privacy-notice/schema';
import { sendPage, type PageDeps } from './send-page';

/**
 * The app's HTML for every address but the API's. Where the app shows its 404 screen, the status is 404 too. Pages with a
 * parameter in their path are served by their features, which know whether they exist.
 */
export const pageRoutes = (deps: PageDeps, notice: NoticeFacts) => {
  const router = Router();
  router.get('/{*path}', async (req, res) => {
    const match = matchPage(req.path, deps.currentUserOf(req) !== null);
    await sendPage(deps, req, res, {
      page: match && !match.needsSignIn ? match.name : null,
      status: match ? 200 : 404,
      data: match?.name === 'privacy' ? { notice } : {},
    });
  });
  return router;
};
