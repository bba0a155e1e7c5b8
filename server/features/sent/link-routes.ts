import { Router } from 'express';
import { pages } from '#shared/pages/page-table';
import { profileTitle } from '#shared/public-profile/profile-title';
import * as api from '#shared/sent/links/endpoints';
import { notFound } from '../../http/errors/app-error';
import { requestIdOf } from '../../http/monitoring/request-log';
import { sendPage, type PageDeps } from '../../http/pages/send-page';
import { escapeHtml } from '../../http/pages/web-app';
import { route } from '../../http/route';
import { anyone, requireUser } from '../../http/session/guards';
import {
  allowPrivate,
  createLink,
  listLinks,
  openLink,
  recordDownload,
  recordView,
  revokeLink,
  type LinkDeps,
} from './links';

export const linkRoutes = (deps: LinkDeps) => {
  const router = Router();
  route(router, api.listLinks, requireUser, ({ query }, { user }) =>
    listLinks(deps, user.id, query.applicationId),
  );
  route(router, api.createLink, requireUser, async ({ body, req }, { user }) => {
    const { link, token, username } = await createLink(deps, user.id, body, requestIdOf(req));
    return { link, path: api.linkPath(username, token) };
  });
  route(router, api.allowPrivateLink, requireUser, ({ params, req }, { user }) =>
    allowPrivate(deps, user.id, params.id, requestIdOf(req)),
  );
  route(router, api.revokeLink, requireUser, ({ params, req }, { user }) =>
    revokeLink(deps, user.id, params.id, requestIdOf(req)),
  );

  route(router, api.openLink, anyone, async ({ body, req }) => {
    const shown = await openLink(deps, req, body.token);
    if (!shown) throw notFound('This link');
    return shown;
  });
  route(router, api.recordLinkView, anyone, ({ body, req }) => recordView(deps, req, body.token));
  route(router, api.recordLinkDownload, anyone, ({ body, req }) => recordDownload(deps, req, body.token));
  return router;
};

const headOf = (title: string) =>
  `<title>${escapeHtml(title)}</title>\n<meta name="robots" content="noindex">`;

/** The page of a link, rendered with its data: in no cache, no search engine and no other site's log of referrers. */
export const linkPageRoutes = (deps: LinkDeps & PageDeps) => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(pages.version, async (req, res) => {
    const { username, token } = req.params;
    res.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
    const shown = await openLink(deps, req, token);
    if (shown && shown.user.username !== username.toLowerCase())
      return res.redirect(302, api.linkPath(shown.user.username, token));
    await sendPage(deps, req, res, {
      page: 'version',
      status: shown ? 200 : 404,
      head: headOf(shown ? profileTitle(shown) : api.linkEndedTitle),
      data: shown ? { version: { token, shown } } : { missingVersion: token },
    });
  });
  return router;
};
