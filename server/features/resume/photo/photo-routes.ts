import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import { parseId } from '#shared/http/path-text';
import { photoPath } from '#shared/resume/endpoints';
import type { Photo } from '../../../db/schema/files';
import type { UserId } from '../../../db/schema/users';
import { notFound } from '../../../http/errors/app-error';
import { filePolicy } from '../../../http/files/file-policy';
import { canReadOwnPhoto, canVisitorsSeePhoto } from '../policy';
import { findPhoto } from './photo-repository';
import type { ResumeDeps } from './photo-service';

interface PublicPhotoDeps extends ResumeDeps {
  /** How far the owner's profile is exposed: hidden, the photo is too. */
  exposureOf: (owner: UserId) => Promise<'indexed' | 'unlisted' | 'hidden'>;
}

/**
 * The photos of profiles that visitors can open. Caches may keep them, so they are mounted before sessions: no cookie is
 * set on them. Caches revalidate each time, so that the photo of a profile made private is gone at once.
 */
export const publicPhotoRoutes = (deps: PublicPhotoDeps) => {
  const router = Router();
  router.get(photoPath(':id'), async (req, res, next) => {
    const photo = await photoOf(deps, req);
    const exposure = photo ? await deps.exposureOf(photo.userId) : 'hidden';
    if (!photo || !canVisitorsSeePhoto(exposure)) return next();
    if (exposure === 'unlisted') res.set('X-Robots-Tag', 'noindex');
    await send(deps, req, res, photo, 'public, no-cache');
  });
  return router;
};

/** The user's own photos, whatever the visibility. For other users they do not exist. */
export const ownPhotoRoutes = (deps: ResumeDeps) => {
  const router = Router();
  router.get(photoPath(':id'), async (req, res) => {
    const photo = req.user && (await photoOf(deps, req));
    if (!photo || !canReadOwnPhoto(photo, req.user?.id)) throw photoNotFound();
    await send(deps, req, res, photo, 'private, no-cache');
  });
  return router;
};

const photoNotFound = () => notFound('This photo');

const photoOf = async ({ db }: ResumeDeps, req: Request): Promise<Photo | undefined> => {
  const id = parseId(req.params['id']);
  return id === undefined ? undefined : findPhoto(db, id);
};

const send = async (
  { storage }: ResumeDeps,
  req: Request,
  res: Response,
  photo: Photo,
  cacheControl: string,
) => {
  // A new photo has a new id.
  const headers = { 'Cache-Control': cacheControl, ETag: `"${photo.id}"` };
  res.set(headers);
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  const content = await storage.read(photo.storageKey);
  if (!content) {
    for (const name of Object.keys(headers)) res.removeHeader(name);
    throw photoNotFound();
  }
  res.set({
    'Content-Type': photo.contentType,
    'Content-Length': String(photo.sizeBytes),
    'Content-Security-Policy': filePolicy,
  });
  await pipeline(content, res).catch((error: unknown) => {
    // A visitor who leaves half-way is no fault of ours.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
};
