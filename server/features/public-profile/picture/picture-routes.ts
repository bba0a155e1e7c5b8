import { Router, type Request, type RequestHandler, type Response } from 'express';
import { profilePicturePath, profilePicturePattern } from '#shared/public-profile/endpoints';
import type { Clock } from '../../../clock';
import { cacheControl } from '../../../http/cache/cache-control';
import { AppError } from '../../../http/errors/app-error';
import { matchesEtag } from '../../../http/cache/send-content';
import { queryOf } from '../../../http/pages/send-page';
import { filePolicy } from '../../../http/files/file-policy';
import { shareCardPath } from '../pages/share-card';
import { missingProfile, type MissingDeps } from '../routes';
import { findPublicProfile, type ProfileContent, type Visible } from '../service';
import { pictureFacts, pictureHash } from './picture-facts';
import { createPictureStore, type PictureStoreDeps, type StoredPicture } from './picture-store';

interface PictureRouteDeps extends MissingDeps, PictureStoreDeps {
  clock: Clock;
  publicUrl: string;
  /** Counts a call against its rate limit. */
  limit: RequestHandler;
}

/**
 * The pictures of link previews. Every request reads who may see the profile; what was drawn is sent again while it shows
 * the same. Visitors' alone: mounted before sessions, as caches may keep them.
 */
export const pictureRoutes = (deps: PictureRouteDeps) => {
  const router = Router({ caseSensitive: true, strict: true });
  const store = createPictureStore(deps);

  const pictureOf = async (
    { username, version, content }: Visible<ProfileContent>,
    stored: StoredPicture | undefined,
  ) => {
    if (!content) {
      if (!stored) throw new Error(`There is no picture of version ${version}`);
      return stored;
    }
    const facts = pictureFacts(content.profile, deps.publicUrl);
    const picture = { version, changesAt: content.changesAt, hash: pictureHash(facts) };
    return store.keep(username, picture, facts);
  };

  router.get(profilePicturePattern, deps.limit, async (req, res) => {
    const username = String(req.params['username']);
    const stored = store.find(username);
    const known = stored && deps.clock.now() < stored.changesAt ? stored.version : undefined;
    const found = await findPublicProfile(deps, username, null, known);
    if (!found) {
      store.remove(username);
      return missingProfile(deps, req);
    }
    if (found.username !== username) return redirect(req, res, profilePicturePath(found.username));
    const picture = await pictureOf(found, stored).catch(nullWhileBusy);
    // Crawlers remember an error as 'no picture'.
    if (!picture) return redirect(req, res, shareCardPath);
    const { hash, bytes } = picture;
    const etag = `"${hash}"`;
    if (found.exposure === 'unlisted') res.setHeader('X-Robots-Tag', 'noindex');
    res.set({
      'Cache-Control':
        found.exposure === 'indexed' ? cacheControl.publicProfile : cacheControl.unlistedProfile,
      ETag: etag,
    });
    if (matchesEtag(req.headers['if-none-match'], etag)) return void res.status(304).end();
    res.set({
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.length),
      'Content-Security-Policy': filePolicy,
    });
    res.end(req.method === 'HEAD' ? undefined : bytes);
  });

  return router;
};

const nullWhileBusy = (error: unknown) => {
  if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
  throw error;
};

/** Not permanent: the owner may take a former name back, and the picture is drawn later. */
const redirect = (req: Request, res: Response, path: string) => {
  res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  res.redirect(302, path + queryOf(req));
};
