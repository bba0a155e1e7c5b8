import type { RequestHandler, Router } from 'express';
import { getResume, saveResume } from '#shared/resume/endpoints';
import { createOwnContents } from '../../http/cache/own-contents';
import { route } from '../../http/route';
import { jsonBodyOf, sendJsonBody } from '../../http/send-json';
import { requireSession } from '../../http/session/guards';
import type { ResumeDeps } from './photo/photo-service';
import * as service from './service';

/**
 * The answer to a save, which comes while its user types on, is compressed from here on: below, it is two packets in place of
 * one, and compressing takes a tenth of the save.
 */
const compressFrom = 4096;

/**
 * Loading and saving the resume of a signed-in user, whose session says which version the resume has: it is sent from memory
 * where this process has sent that version before, or has saved it.
 */
export const ownResume = (deps: ResumeDeps) => {
  const contents = createOwnContents();

  const load: RequestHandler = async (req, res) => {
    const { user, resumeVersion: version = null } = requireSession(req).signedIn;
    await contents.send(req, res, { user: user.id, version }, async () => {
      const found = await service.loadResumeVersion(deps, user.id);
      return { version: found.version, value: getResume.response?.parse(found.resume) };
    });
  };

  const addSave = (router: Router) =>
    route(
      router,
      saveResume,
      requireSession,
      ({ body }, { signedIn: { user } }) => service.saveResume(deps, user.id, body),
      { send: (req, res, resume) => sendJsonBody(req, res, jsonBodyOf(resume), compressFrom) },
    );

  return { load, addSave };
};
