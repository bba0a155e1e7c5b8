import { Router } from 'express';
import * as api from '#shared/accounts/endpoints';
import { requireUser } from '../../http/session/guards';
import { route } from '../../http/route';
import { changeUsername } from './change-username';
import { toCurrentUser, updateProfile, type AccountsParts } from './service';

export const accountRoutes = (parts: AccountsParts) => {
  const router = Router();
  route(router, api.getCurrentUser, requireUser, (_input, { user }) =>
    toCurrentUser(user, parts.clock.now()),
  );
  route(router, api.updateProfile, requireUser, ({ body }, { user }) => updateProfile(parts, user, body));
  route(router, api.changeUsername, requireUser, ({ body }, { user }) =>
    changeUsername(parts, user, body.username),
  );
  return router;
};
