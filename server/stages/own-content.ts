import { Router, type RequestHandler } from 'express';
import { getCurrentUser } from '#shared/accounts/endpoints';
import { getResume, saveResume } from '#shared/resume/endpoints';
import { getCurrentUserRoute } from '../features/accounts/routes';
import { ownResume } from '../features/resume/own-resume';
import { inOrder } from '../http/in-order';
import { limitEndpoints } from '../http/limits/limit-calls';
import { requireActingUser } from '../http/session/acting-user';
import { requireOwnOrigin } from '../http/session/own-origin';
import { readSession } from '../sessions/sessions';
import type { Stage } from './wiring';

/**
 * What signed-in users call most, before the stages that these calls do not need, with the same checks. A request that is
 * not admitted here gets the same, or its refusal, from the later stages.
 */
export const ownContentStage: Stage = (app, { deps, files, sessions }) => {
  const { config, clock, rateLimiter } = deps;
  const admit = inOrder([
    readSession({ config, store: sessions }),
    noStore,
    requireOwnOrigin(config.publicUrl),
    requireActingUser,
  ]);
  const resume = ownResume(files);
  const calls = Router();
  getCurrentUserRoute(calls, { clock });
  resume.addSave(calls);
  app.get(getResume.path, admit, resume.load);
  app.get(getCurrentUser.path, admit, calls);
  app.post(saveResume.path, admit, limitEndpoints(rateLimiter, [saveResume]), calls);
};

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
