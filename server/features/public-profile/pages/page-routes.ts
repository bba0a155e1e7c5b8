import { Router, type Request, type Response } from 'express';
import { credentialPagePath } from '#shared/credentials/endpoints';
import { pages } from '#shared/pages/page-table';
import { profilePath } from '#shared/public-profile/endpoints';
import { exampleProfile } from '#shared/pages/example-profile';
import { product } from '#shared/product/product';
import type { ContentCache, StoredContent } from '../../../http/cache/content-cache';
import { makePage, queryOf, sendPage, type PageDeps, type PageToSend } from '../../../http/pages/send-page';
import { credentialHead, missingCredentialHead } from './credential-head';
import { missingProfileHead, profileHead, profilePreviewImage } from './page-head';
import { shareCardPath } from './share-card';
import type { Exposure } from '../policy';
import type { PublicProfileRouteDeps } from '../routes';
import { sendVisible } from '../send-visible';
import { findCredentialRecord, findPublicProfile, type Visible } from '../service';

interface ProfilePageDeps extends PublicProfileRouteDeps, PageDeps {
  /** Where the router serves visitors alone. */
  cache?: ContentCache;
}

/** Matches to the letter, as shared/pages/page-table.ts does. */
export const profilePageRouter = () => Router({ caseSensitive: true, strict: true });

/** The pages of profiles and credentials as the server sends them: described for link previews, their data inside. */
export const profilePageRoutes = (deps: ProfilePageDeps, router = profilePageRouter()) => {
  const { publicUrl } = deps;

  // Not permanent, and not to be cached: the owner may take the name back.
  const redirect = (req: Request, res: Response, path: string) => {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.redirect(302, path + queryOf(req));
  };

  const storedFor = ({ path }: Request) => deps.cache?.find(path);

  /** What the viewer may see, from the cache where it still has this version. */
  const send = async <Content>(
    req: Request,
    res: Response,
    found: Visible<Content>,
    stored: StoredContent | undefined,
    toPage: (content: Content) => PageToSend,
  ) => {
    const { cache } = deps;
    if (cache) {
      await sendVisible({ cache, req, res, found, stored }, async (content) => {
        const { html, isReusable } = await makePage(deps.webApp, req.originalUrl, null, toPage(content));
        return { type: 'html', text: html, isReusable };
      });
    } else if (found.content) {
      await sendPage(deps, req, res, { status: 200, ...toPage(found.content) });
    }
  };

  // Kept out of search engines: it would compete with real people of that name.
  router.get(pages.example, async (req, res) => {
    const exposure = 'unlisted';
    const exampleImage = { url: publicUrl + shareCardPath, alt: product.tagline };
    setRobots(res, exposure);
    await sendPage(deps, req, res, {
      page: 'example',
      status: 200,
      head: profileHead({ profile: exampleProfile, image: exampleImage, exposure }, publicUrl, pages.example),
      data: {},
    });
  });

  router.get(pages.profile, async (req, res) => {
    const { username } = req.params;
    const stored = storedFor(req);
    const found = await findPublicProfile(deps, username, req.user?.id ?? null, stored?.version);
    if (!found) {
      deps.cache?.remove(req.path);
      await deps.countUnknownUsername(req);
    }
    if (found && !isSameName(found.username, username))
      return redirect(req, res, profilePath(found.username));
    setRobots(res, found?.exposure);
    await (found
      ? send(req, res, found, stored, ({ profile }) => ({
          page: 'profile',
          head: profileHead(
            { profile, image: profilePreviewImage(profile, publicUrl), exposure: found.exposure },
            publicUrl,
          ),
          data: { profile },
        }))
      : sendPage(deps, req, res, {
          page: 'profile',
          status: 404,
          head: missingProfileHead(),
          data: { missingProfile: username },
        }));
  });

  router.get(pages.credential, async (req, res) => {
    const { username, id } = req.params;
    const viewer = req.user?.id ?? null;
    const stored = storedFor(req);
    const found = await findCredentialRecord(deps, username, id, viewer, stored?.version);
    if (!found) deps.cache?.remove(req.path);
    // A missing credential of a profile that exists is no guess.
    if (!found && !(await findPublicProfile(deps, username, viewer))) await deps.countUnknownUsername(req);
    if (found && !isSameName(found.username, username))
      return redirect(req, res, credentialPagePath(found.username, id));
    setRobots(res, found?.exposure);
    await (found
      ? send(req, res, found, stored, ({ record, profile }) => ({
          page: 'credential',
          head: credentialHead(
            { record, profileImage: profilePreviewImage(profile, publicUrl), exposure: found.exposure },
            publicUrl,
          ),
          data: { credential: record },
        }))
      : sendPage(deps, req, res, {
          page: 'credential',
          status: 404,
          head: missingCredentialHead(),
          data: { missingCredential: { username, id } },
        }));
  });

  return router;
};

/** Search engines index only what its owner exposes to them. */
const setRobots = (res: Response, exposure: Exposure | undefined) => {
  if (exposure !== 'indexed') res.setHeader('X-Robots-Tag', 'noindex');
};

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
