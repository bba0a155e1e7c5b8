import { Router } from 'express';
import * as api from '#shared/accounts/endpoints';
import { requireUser } from '../../http/session/guards';
import { route } from '../../http/route';
import { changeUsername } from './change-username';
import { toCurrentUser, updateProfile, type AccountsDeps } from './service';

export const getCurrentUserRoute = (router: Router, { clock }: Pick<AccountsDeps, 'clock'>) =>
  route(router, api.getCurrentUser, requireUser, (_input, { user }) => toCurrentUser(user, clock.now()));

export const accountRoutes = (deps: AccountsDeps) => {
  const router = Router();
  getCurrentUserRoute(router, deps);
  route(router, api.updateProfile, requireUser, ({ body }, { user }) => updateProfile(deps, user, body));
  route(router, api.changeUsername, requireUser, ({ body }, { user }) =>
    changeUsername(deps, user, body.username),
  );
  return router;
};
