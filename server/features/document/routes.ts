import { create as contentDisposition } from 'content-disposition';
import { Router } from 'express';
import * as api from '#shared/document/endpoints';
import type { FileResponse } from '#shared/http/endpoint';
import { route, type SendAnswer } from '../../http/route';
import { filePolicy } from '../../http/files/file-policy';
import { requireUser } from '../../http/session/guards';
import { ownJsonResume, ownPdf, type ResumeDocumentDeps } from './service';

export const resumeDocumentRoutes = (deps: ResumeDocumentDeps) => {
  const router = Router();
  route(router, api.getJsonResume, requireUser, (_input, { user }) => ownJsonResume(deps, user.id));
  route(router, api.getResumePdf, requireUser, ({ query }, { user }) => ownPdf(deps, user.id, query), {
    send: sendPdf,
  });
  return router;
};

const sendPdf: SendAnswer<FileResponse> = (_req, res, _parsed, { bytes, name }) => {
  res.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': contentDisposition(name),
    'Content-Length': String(bytes.length),
    'Content-Security-Policy': filePolicy,
  });
  res.end(bytes);
};
