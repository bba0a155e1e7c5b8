import { Router } from 'express';
import * as api from '#shared/api-tokens/endpoints';
import { route } from '../../http/route';
import { requireUser } from '../../http/session/guards';
import { createApiToken, listApiTokens, revokeApiToken, type ApiTokensDeps } from './service';
import { requestIdOf } from '../../http/monitoring/request-log';

export const apiTokenRoutes = (deps: ApiTokensDeps) => {
  const router = Router();
  route(router, api.listApiTokens, requireUser, (_input, { user }) => listApiTokens(deps, user.id));
  route(router, api.createApiToken, requireUser, ({ body, req }, { user }) =>
    createApiToken(deps, user.id, body, requestIdOf(req)),
  );
  route(router, api.revokeApiToken, requireUser, ({ params, req }, { user }) =>
    revokeApiToken(deps, user.id, params.id, requestIdOf(req)),
  );
  return router;
};
