import { Router } from 'express';
import * as api from '#shared/letters/endpoints';
import { route } from '../../http/route';
import { requireUser } from '../../http/session/guards';
import * as service from './service';
import type { LettersDeps } from './service';

export const letterRoutes = (deps: LettersDeps) => {
  const router = Router();
  route(router, api.listLetters, requireUser, ({ query }, { user }) =>
    service.listLetters(deps, user, query),
  );
  route(router, api.createLetter, requireUser, ({ body }, { user }) =>
    service.createLetter(deps, user.id, body),
  );
  route(router, api.getLetter, requireUser, ({ params }, { user }) =>
    service.getLetter(deps, user.id, params.id),
  );
  route(router, api.saveLetter, requireUser, ({ params, body }, { user }) =>
    service.saveLetter(deps, user, params.id, body),
  );
  route(router, api.trashLetter, requireUser, ({ params }, { user }) =>
    service.trashLetter(deps, user.id, params.id),
  );
  route(router, api.restoreLetter, requireUser, ({ params }, { user }) =>
    service.restoreLetter(deps, user.id, params.id),
  );
  route(router, api.deleteLetter, requireUser, ({ params }, { user }) =>
    service.deleteLetter(deps, user.id, params.id),
  );
  return router;
};
