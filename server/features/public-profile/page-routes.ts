import { Router, type Request, type Response } from 'express';
import { credentialPagePath } from '#shared/credentials/endpoints';
import { pages } from '#shared/pages';
import { profilePath } from '#shared/public-profile/endpoints';
import { exampleProfile } from '#shared/public-profile/example-profile';
import { sendPage, type PageDeps } from '../../http/pages/send-page';
import { credentialHead, missingCredentialHead } from './credential-head';
import { missingProfileHead, profileHead } from './page-head';
import type { Exposure } from './policy';
import type { PublicProfileRouteDeps } from './routes';
import { findCredentialRecord, findPublicProfile } from './service';

interface ProfilePageDeps extends PublicProfileRouteDeps, PageDeps {
  publicUrl: string;
}

/** The pages of profiles and credentials as the server sends them: described for link previews, their data inside. */
export const profilePageRoutes = (deps: ProfilePageDeps) => {
  const { publicUrl } = deps;
  // To the letter, as shared/pages.ts matches them.
  const router = Router({ caseSensitive: true, strict: true });

  // Not permanent, and not to be cached: the owner may take the name back.
  const redirect = (req: Request, res: Response, path: string) => {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.redirect(302, path + queryOf(req));
  };

  // Kept out of search engines: it would compete with real people of that name.
  router.get(pages.example, async (req, res) => {
    const exposure = 'unlisted';
    setRobots(res, exposure);
    await sendPage(deps, req, res, {
      page: 'example',
      status: 200,
      head: profileHead(exampleProfile, exposure, publicUrl, pages.example),
      data: {},
    });
  });

  router.get(pages.profile, async (req, res) => {
    const { username } = req.params;
    const found = await findPublicProfile(deps, username, req.user?.id ?? null);
    if (!found) await deps.countUnknownUsername(req);
    const owner = found?.profile.user.username;
    if (owner && !isSameName(owner, username)) return redirect(req, res, profilePath(owner));
    setRobots(res, found?.exposure);
    await sendPage(deps, req, res, {
      page: 'profile',
      status: found ? 200 : 404,
      head: found ? profileHead(found.profile, found.exposure, publicUrl) : missingProfileHead(),
      data: found ? { profile: found.profile } : { missingProfile: username },
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
    setRobots(res, found?.exposure);
    await sendPage(deps, req, res, {
      page: 'credential',
      status: found ? 200 : 404,
      head: found ? credentialHead(found, publicUrl) : missingCredentialHead(),
      data: found ? { credential: found.record } : { missingCredential: { username, id } },
    });
  });

  return router;
};

/** Search engines index only what its owner exposes to them. */
const setRobots = (res: Response, exposure: Exposure | undefined) => {
  if (exposure !== 'indexed') res.setHeader('X-Robots-Tag', 'noindex');
};

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** As it was written, with its question mark; '' without one. */
const queryOf = ({ originalUrl }: Request) => /\?.*$/s.exec(originalUrl)?.[0] ?? '';
