import { Router, type Request, type Response } from 'express';
import type { CurrentUser } from '#shared/accounts/schema';
import { credentialPagePath } from '#shared/credentials/endpoints';
import { credentialRecord } from '#shared/credentials/schema';
import { pages } from '#shared/pages';
import { profilePath } from '#shared/public-profile/endpoints';
import { exampleProfile } from '#shared/public-profile/example-profile';
import { publicProfile } from '#shared/public-profile/schema';
import { styleNonceOf } from '../../http/security-headers';
import type { PageContent, WebApp } from '../../http/pages/web-app';
import { credentialHead, missingCredentialHead } from './credential-head';
import { missingProfileHead, profileHead } from './page-head';
import type { Exposure } from './policy';
import type { PublicProfileRouteDeps } from './routes';
import { findCredentialRecord, findPublicProfile } from './service';

interface PageDeps extends PublicProfileRouteDeps {
  webApp: WebApp;
  publicUrl: string;
  currentUserOf: (req: Request) => CurrentUser | null;
}

/** The pages of profiles and credentials as the server sends them: described for link previews, their data inside. */
export const profilePageRoutes = (deps: PageDeps) => {
  const { webApp, publicUrl, currentUserOf } = deps;
  // To the letter, as the app's own router reads it.
  const router = Router({ caseSensitive: true, strict: true });

  /** `exposure` is 'hidden' where there is nothing to see, or only for the owner. */
  const send = async (
    req: Request,
    res: Response,
    { found, exposure }: { found: boolean; exposure: Exposure },
    content: Omit<PageContent, 'styleNonce'>,
  ) => {
    const html = await webApp.page(req.originalUrl, {
      ...content,
      styleNonce: styleNonceOf(res),
      initialData: { currentUser: currentUserOf(req), ...content.initialData },
    });
    res.setHeader('Cache-Control', 'no-store');
    if (exposure !== 'indexed') res.setHeader('X-Robots-Tag', 'noindex');
    res
      .status(found ? 200 : 404)
      .type('html')
      .send(html);
  };

  // Not permanent, and not to be cached: the owner may take the name back.
  const redirect = (req: Request, res: Response, path: string) => {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.redirect(302, path + queryOf(req));
  };

  // Kept out of search engines: it would compete with real people of that name.
  router.get(pages.example, async (req, res) => {
    const exposure = 'unlisted';
    await send(
      req,
      res,
      { found: true, exposure },
      {
        hint: 'example',
        head: profileHead(exampleProfile, exposure, publicUrl, pages.example),
        initialData: {},
      },
    );
  });

  router.get(pages.profile, async (req, res) => {
    const { username } = req.params;
    const found = await findPublicProfile(deps, username, req.user?.id ?? null);
    if (!found) await deps.countUnknownUsername(req);
    const owner = found?.profile.user.username;
    if (owner && !isSameName(owner, username)) return redirect(req, res, profilePath(owner));
    await send(req, res, standingOf(found), {
      hint: 'profile',
      head: found ? profileHead(found.profile, found.exposure, publicUrl) : missingProfileHead(),
      initialData: found ? { profile: publicProfile.parse(found.profile) } : { missingProfile: username },
    });
  });

  router.get(pages.credential, async (req, res) => {
    const { username, id } = req.params;
    const viewer = req.user?.id ?? null;
    const found = await findCredentialRecord(deps, username, id, viewer);
    // A missing credential of a profile that exists is no guess.
    if (!found && !(await findPublicProfile(deps, username, viewer))) await deps.countUnknownUsername(req);
    const owner = found?.record.owner.username;
    if (owner && !isSameName(owner, username)) return redirect(req, res, credentialPagePath(owner, id));
    await send(req, res, standingOf(found), {
      hint: 'credential',
      head: found ? credentialHead(found, publicUrl) : missingCredentialHead(),
      initialData: found
        ? { credential: credentialRecord.parse(found.record) }
        : { missingCredential: { username, id } },
    });
  });

  return router;
};

const standingOf = (found: { exposure: Exposure } | null) => ({
  found: found !== null,
  exposure: found?.exposure ?? 'hidden',
});

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** As it was written, with its question mark; '' without one. */
const queryOf = ({ originalUrl }: Request) => /\?.*$/s.exec(originalUrl)?.[0] ?? '';
