import type { RequestHandler } from 'express';
import { getResume } from '#shared/resume/endpoints';
import type { Db } from '../../db/client';
import { createOwnContents } from '../../http/cache/own-contents';
import { requireSession } from '../../http/session/guards';
import { loadResumeVersion } from './service';

/** Answers `getResume` of a signed-in user, from memory where the session says that the resume is unchanged. */
export const ownResumeHandler = ({ db }: { db: Db }): RequestHandler => {
  const contents = createOwnContents();
  return async (req, res) => {
    const { user, resumeVersion: version = null } = requireSession(req).signedIn;
    await contents.send(req, res, { user: user.id, version }, async () => {
      const found = await loadResumeVersion({ db }, user.id);
      return { version: found.version, value: getResume.response?.parse(found.resume) };
    });
  };
};
