import { Router, type Request } from 'express';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages';
import type { WebApp } from './web-app';

/** The app's page for every address but the API's. An unknown address gets it too, with status 404. */
export const pageRoutes = (webApp: WebApp, currentUserOf: (req: Request) => CurrentUser | null) => {
  const router = Router();
  // What has a part of its own in the address may not be there: such pages come with their feature.
  const known: string[] = Object.values(pages).filter((path) => !path.includes(':'));
  router.get('/{*path}', async (req, res) => {
    const currentUser = currentUserOf(req);
    const html = await webApp.page(req.originalUrl, {
      initialData: { currentUser },
      ...(req.path === pages.home && { hint: currentUser ? 'dashboard' : 'landing' }),
    });
    res.setHeader('Cache-Control', 'no-store');
    res
      .status(known.includes(req.path) ? 200 : 404)
      .type('html')
      .send(html);
  });
  return router;
};
