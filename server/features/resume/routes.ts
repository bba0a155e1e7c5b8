import { Router } from 'express';
import * as documentsApi from '#shared/resume/documents/endpoints';
import * as api from '#shared/resume/endpoints';
import { AppError } from '../../http/errors/app-error';
import { requireUser } from '../../http/session/guards';
import { route } from '../../http/route';
import type { UploadSlots } from '../../http/files/upload-slots';
import { receiveSmallFile } from '../../http/files/uploads';
import * as documents from './documents/document-service';
import * as history from './documents/history-service';
import { discardDraft, loadDraft, saveDraft } from './draft/draft-service';
import { addPhoto, type ResumeDeps } from './photo/photo-service';
import { choosePage, prepareLoadResume, saveResume } from './service';

/** The same for programs with a token. */
export const addProgramResumeRoutes = (router: Router, deps: ResumeDeps) => {
  const loadResume = prepareLoadResume(deps);
  const [get, save] = [api.getResume, api.saveResume];
  route(router, { ...get, response: get.tokenResponse }, requireUser, (_input, { user }) =>
    loadResume(user.id),
  );
  route(router, { ...save, response: save.tokenResponse }, requireUser, ({ body }, { user }) =>
    saveResume(deps, { owner: user.id }, body),
  );
};

/** The resumes beside the main one. */
const addDocumentRoutes = (router: Router, deps: ResumeDeps) => {
  const own = requireUser;
  route(router, documentsApi.listDocuments, own, ({ query }, { user }) =>
    documents.listDocuments(deps, user, query),
  );
  route(router, documentsApi.makeDocument, own, ({ body }, { user }) =>
    documents.makeDocument(deps, user, body),
  );
  route(router, documentsApi.getDocument, own, ({ params }, { user }) =>
    documents.loadDocument(deps, user, params.id),
  );
  route(router, documentsApi.saveDocument, own, ({ params, body }, { user }) =>
    documents.saveDocument(deps, user, params.id, body),
  );
  route(router, documentsApi.chooseDocumentPage, own, async ({ params, body }, { user }) => {
    await documents.requireEditable(deps, user, params.id);
    await choosePage(deps, { owner: user.id, id: params.id }, body);
  });
  route(router, documentsApi.getDocumentDraft, own, async ({ params }, { user }) => {
    await documents.requireDocument(deps, user.id, params.id);
    return loadDraft(deps, { owner: user.id, id: params.id });
  });
  route(router, documentsApi.saveDocumentDraft, own, async ({ params, body }, { user }) => {
    await documents.requireEditable(deps, user, params.id);
    return saveDraft(deps, { owner: user.id, id: params.id }, body);
  });
  route(router, documentsApi.discardDocumentDraft, own, async ({ params, query }, { user }) => {
    await documents.requireDocument(deps, user.id, params.id);
    await discardDraft(deps, { owner: user.id, id: params.id }, query.revision);
  });
  route(router, documentsApi.describeDocument, own, ({ params, body }, { user }) =>
    documents.describeDocument(deps, user, params.id, body),
  );
  route(router, documentsApi.trashDocument, own, ({ params }, { user }) =>
    documents.trashDocument(deps, user.id, params.id),
  );
  route(router, documentsApi.restoreDocument, own, ({ params }, { user }) =>
    documents.restoreDocument(deps, user, params.id),
  );
  route(router, documentsApi.deleteDocument, own, ({ params }, { user }) =>
    documents.deleteDocument(deps, user.id, params.id),
  );
  route(router, documentsApi.getSourceChanges, own, ({ params }, { user }) =>
    documents.listSourceChanges(deps, user.id, params.id),
  );
  route(router, documentsApi.answerSourceChanges, own, ({ params, body }, { user }) =>
    documents.answerSourceChanges(deps, user, params.id, body),
  );
  route(router, documentsApi.getLeftOut, own, ({ params }, { user }) =>
    documents.listLeftOut(deps, user.id, params.id),
  );
  route(router, documentsApi.leaveOut, own, ({ params, body }, { user }) =>
    documents.leaveOut(deps, user, params.id, body),
  );
  route(router, documentsApi.listHistory, own, ({ params }, { user }) =>
    history.listHistory(deps, user.id, params.id),
  );
  route(router, documentsApi.getSnapshot, own, ({ params }, { user }) =>
    history.getSnapshot(deps, user.id, params),
  );
  route(router, documentsApi.nameVersion, own, ({ params, body }, { user }) =>
    history.nameVersion(deps, user, params.id, body.name),
  );
  route(router, documentsApi.restoreSnapshot, own, ({ params, body }, { user }) =>
    history.restoreSnapshot(deps, user, params, body.version),
  );
  route(router, documentsApi.giveWordings, own, ({ params, body }, { user }) =>
    documents.giveWordings(deps, user, params.id, body),
  );
};

export const resumeRoutes = (deps: ResumeDeps & { uploadSlots: UploadSlots }) => {
  const router = Router();

  const loadResume = prepareLoadResume(deps);
  route(router, api.getResume, requireUser, (_input, { user }) => loadResume(user.id));
  route(router, api.saveResume, requireUser, ({ body }, { user }) =>
    saveResume(deps, { owner: user.id }, body),
  );
  addDocumentRoutes(router, deps);
  route(router, api.getDraft, requireUser, (_input, { user }) => loadDraft(deps, { owner: user.id }));
  route(router, api.saveDraft, requireUser, ({ body }, { user }) =>
    saveDraft(deps, { owner: user.id }, body),
  );
  route(router, api.discardDraft, requireUser, ({ query }, { user }) =>
    discardDraft(deps, { owner: user.id }, query.revision),
  );
  route(router, api.chooseTemplate, requireUser, ({ body }, { user }) =>
    choosePage(deps, { owner: user.id }, body),
  );
  route(router, api.choosePage, requireUser, ({ body }, { user }) =>
    choosePage(deps, { owner: user.id }, body),
  );

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
