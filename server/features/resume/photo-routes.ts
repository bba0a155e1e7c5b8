import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { z } from 'zod';
import { photoPath } from '#shared/resume/endpoints';
import { notFound } from '../../http/app-error';
import { readPhoto, type ResumeParts } from './photo-service';

/** Photos as images. Anyone may keep them, so they are mounted before sessions: no cookie is set on them. */
export const photoRoutes = (parts: ResumeParts) => {
  const router = Router();
  router.get(photoPath(':id'), async (req, res) => {
    const id = z.uuid().safeParse(req.params.id);
    const photo = id.success ? await readPhoto(parts, id.data) : null;
    if (!photo) throw notFound('This photo');
    res.set({
      'Content-Type': photo.contentType,
      'Content-Length': String(photo.sizeBytes),
      // A new photo has a new address, so that this one may be kept.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    await pipeline(photo.content, res).catch((error: unknown) => {
      // A visitor who leaves half-way is no fault of ours.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  });
  return router;
};
