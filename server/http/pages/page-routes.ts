import { Router, type RequestHandler } from 'express';
import type { CurrentUser } from '#shared/accounts/schema';
import type { InitialData } from '#shared/pages/initial-data';
import {
  answerAt,
  canonicalPath,
  pageNames,
  pageOf,
  pages,
  type DataOf,
  type PageName,
} from '#shared/pages/page-table';
import type { NoticeFacts } from '#shared/privacy-notice/schema';
import { cacheControl } from '../cache/cache-control';
import type { ContentCache } from '../cache/content-cache';
import { sendContent } from '../cache/send-content';
import { makePage, queryOf, sendPage, type PageDeps } from './send-page';
import type { WebApp } from './web-app';

interface PageRouteDeps extends PageDeps {
  notice: NoticeFacts;
  loadOwnResume: (owner: CurrentUser['id']) => Promise<DataOf<'dashboard'>>;
}

/**
 * The app's HTML for every address but the API's; other spellings of a page's path redirect to it. Where the app shows its
 * 404 screen, the status is 404 too. Pages with a
 * parameter in their path are served by their features, which know whether they exist.
 */
export const pageRoutes = (deps: PageRouteDeps) => {
  const router = Router({ caseSensitive: true, strict: true });
  for (const name of pageNames)
    router.get(pages[name], async (req, res, next) => {
      const user = deps.currentUserOf(req);
      const answer = answerAt(name, user !== null);
      if (answer === null) return next();
      if (pageOf(name).isSecret)
        res.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
      const data = await dataOf(deps, name, user);
      await sendPage(deps, req, res, { page: answer === 'page' ? name : null, status: 200, data });
    });
  router.get('/{*path}', async (req, res) => {
    const path = canonicalPath(req.path, deps.currentUserOf(req) !== null);
    if (path === null) return sendPage(deps, req, res, { page: null, status: 404, data: {} });
    // Which pages there are depends on the session.
    res.setHeader('Cache-Control', 'no-store');
    res.redirect(301, path + queryOf(req));
  });
  return router;
};

const dataOf = async (
  { notice, loadOwnResume }: PageRouteDeps,
  name: PageName,
  user: CurrentUser | null,
): Promise<Partial<InitialData>> => {
  if (name === 'privacy') return { notice };
  if (name === 'dashboard' && user) return loadOwnResume(user.id);
  return {};
};

export const fixedPaths: ReadonlySet<string> = new Set([pages.landing, pages.privacy, pages.terms]);

interface FixedPageDeps {
  webApp: WebApp;
  cache: ContentCache;
  notice: NoticeFacts;
  /** Counts a call against its rate limit. */
  limit: RequestHandler;
}

/** The pages that are the same for every visitor, made once by each process: they change with a release only. */
export const fixedPageRoutes = ({ webApp, cache, notice, limit }: FixedPageDeps) => {
  const router = Router({ caseSensitive: true, strict: true });
  const fixedPages = {
    landing: { page: 'landing', data: {} },
    privacy: { page: 'privacy', data: { notice } },
    terms: { page: 'terms', data: {} },
  } as const;
  const version = 'this process';
  for (const fixedPage of Object.values(fixedPages)) {
    const key = pages[fixedPage.page];
    router.get(key, limit, async (req, res) => {
      const make = async () => {
        const { html, isReusable } = await makePage(webApp, key, null, fixedPage);
        return { type: 'html' as const, text: html, isReusable, changesAt: null };
      };
      const content = cache.find(key) ?? (await cache.make(key, version, make));
      await sendContent(cache, req, res, { key, content, cacheControl: cacheControl.fixedPage });
    });
  }
  return router;
};
