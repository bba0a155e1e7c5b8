import { Router } from 'express';
import * as api from '#shared/resume/endpoints';
import { resume } from '#shared/resume/schema';
import { AppError } from '../../http/errors/app-error';
import { requireUser } from '../../http/session/guards';
import { route } from '../../http/route';
import type { UploadSlots } from '../../http/files/upload-slots';
import { receiveSmallFile } from '../../http/files/uploads';
import { discardDraft, loadDraft, saveDraft } from './draft/draft-service';
import { addPhoto, type ResumeDeps } from './photo/photo-service';
import { choosePage, prepareLoadResume, saveResume } from './service';

/**
 * The same for programs with a token. They get no particulars, since a token is handed to others; those that they send are
 * saved.
 */
export const addProgramResumeRoutes = (router: Router, deps: ResumeDeps) => {
  const loadResume = prepareLoadResume(deps);
  const response = resume.omit({ particulars: true });
  route(router, { ...api.getResume, response }, requireUser, (_input, { user }) => loadResume(user.id));
  route(router, { ...api.saveResume, response }, requireUser, ({ body }, { user }) =>
    saveResume(deps, user.id, body),
  );
};

export const resumeRoutes = (deps: ResumeDeps & { uploadSlots: UploadSlots }) => {
  const router = Router();

  const loadResume = prepareLoadResume(deps);
  route(router, api.getResume, requireUser, (_input, { user }) => loadResume(user.id));
  route(router, api.saveResume, requireUser, ({ body }, { user }) => saveResume(deps, user.id, body));
  route(router, api.getDraft, requireUser, (_input, { user }) => loadDraft(deps, user.id));
  route(router, api.saveDraft, requireUser, ({ body }, { user }) => saveDraft(deps, user.id, body));
  route(router, api.discardDraft, requireUser, ({ query }, { user }) =>
    discardDraft(deps, user.id, query.revision),
  );
  route(router, api.chooseTemplate, requireUser, ({ body }, { user }) => choosePage(deps, user.id, body));
  route(router, api.choosePage, requireUser, ({ body }, { user }) => choosePage(deps, user.id, body));

  route(
    router,
    api.uploadPhoto,
    requireUser,
    ({ file }, { user }) => {
      if (!file) throw new AppError('INVALID_PHOTO', 'Please upload a JPG or PNG image.');
      return addPhoto(deps, user.id, file.buffer);
    },
    {
      receive: deps.uploadSlots.limit(
        receiveSmallFile('file', api.photoLimits.bytes, 'Please upload an image smaller than 5MB.'),
        (req) => requireUser(req).user.id,
      ),
    },
  );

  return router;
};
