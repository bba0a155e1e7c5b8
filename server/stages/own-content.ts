import { getCurrentUser } from '#shared/accounts/endpoints';
import { getResume } from '#shared/resume/endpoints';
import { ownResumeHandler } from '../features/resume/own-resume';
import { requireUser } from '../http/session/guards';
import { sendJson } from '../http/send-json';
import { readSession } from '../sessions/sessions';
import type { Stage } from './wiring';

/**
 * What signed-in users load most, before the stages that these calls do not need. A request that is not admitted here gets
 * the same, or its refusal, from the API stage.
 */
export const ownContentStage: Stage = (app, { deps: { config }, db, sessions, currentUserOf }) => {
  const admit = readSession({ config, store: sessions });
  app.get(getResume.path, admit, ownResumeHandler({ db }));
  app.get(getCurrentUser.path, admit, (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    sendJson(req, res, getCurrentUser.response?.parse(currentUserOf(requireUser(req))));
  });
};
