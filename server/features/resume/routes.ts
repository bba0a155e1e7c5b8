import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { z } from 'zod';
import * as api from '#shared/resume/endpoints';
import { AppError, notFound } from '../../http/app-error';
import { requireUser } from '../../http/guards';
import { route } from '../../http/route';
import { receiveSmallFile } from '../../http/uploads';
import { addPhoto, readPhoto, type PhotoParts } from './photo-service';
import { chooseTemplate, loadResume, saveResume } from './service';

export const resumeRoutes = (parts: PhotoParts) => {
  const router = Router();

  route(router, api.getResume, requireUser, (_input, { user }) => loadResume(parts, user.id));
  route(router, api.saveResume, requireUser, ({ body }, { user }) => saveResume(parts, user.id, body));
  route(router, api.chooseTemplate, requireUser, ({ body }, { user }) =>
    chooseTemplate(parts, user.id, body.templateId),
  );

  route(
    router,
    api.uploadPhoto,
    requireUser,
    ({ file }, { user }) => {
      if (!file) throw new AppError('INVALID_PHOTO', 'Please upload a JPG or PNG image.');
      return addPhoto(parts, user.id, file.buffer);
    },
    receiveSmallFile('file', api.photoLimits.bytes, 'Please upload an image smaller than 5MB.'),
  );

  router.get(api.photoPath(':id'), async (req, res) => {
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
