import { Router } from 'express';
import * as api from '#shared/resume/endpoints';
import { createOwnContents } from '../../http/cache/own-contents';
import { AppError } from '../../http/errors/app-error';
import { requireSession, requireUser } from '../../http/session/guards';
import { route } from '../../http/route';
import { receiveSmallFile } from '../../http/files/uploads';
import { addPhoto, type ResumeDeps } from './photo/photo-service';
import { chooseTemplate, loadResumeVersion, saveResume } from './service';

export const resumeRoutes = (deps: ResumeDeps) => {
  const router = Router();
  const resumesSent = createOwnContents();

  router.get(api.getResume.path, async (req, res) => {
    const { signedIn } = requireSession(req);
    const owner = signedIn.user.id;
    const { resumeVersion: version = null } = signedIn;
    await resumesSent.send(req, res, { user: owner, version }, async () => {
      const found = await loadResumeVersion(deps, owner);
      return { version: found.version, value: api.getResume.response?.parse(found.resume) };
    });
  });
  route(router, api.saveResume, requireUser, ({ body }, { user }) => saveResume(deps, user.id, body));
  route(router, api.chooseTemplate, requireUser, ({ body }, { user }) =>
    chooseTemplate(deps, user.id, body.templateId),
  );

  route(
    router,
    api.uploadPhoto,
    requireUser,
    ({ file }, { user }) => {
      if (!file) throw new AppError('INVALID_PHOTO', 'Please upload a JPG or PNG image.');
      return addPhoto(deps, user.id, file.buffer);
    },
    receiveSmallFile('file', api.photoLimits.bytes, 'Please upload an image smaller than 5MB.'),
  );

  return router;
};
