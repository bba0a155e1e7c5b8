import { Router } from 'express';
import * as api from '#shared/your-data/endpoints';
import { requireFreshSignIn, requireUser } from '../../http/session/guards';
import { route } from '../../http/route';
import { clearSessionCookie } from '../../sessions/session-cookie';
import { endSession } from '../../sessions/sessions';
import { deleteAccount } from './delete-account';
import { sendExport } from './send-export';
import type { YourDataDeps } from './your-data-deps';
import { requestIdOf } from '../../http/monitoring/request-log';

export const yourDataRoutes = (deps: YourDataDeps) => {
  const router = Router();
  // A stream of bytes, which `route` does not send.
  router.get(api.exportAccount.path, (req, res) => {
    const { user } = requireUser(req);
    requireFreshSignIn(req, api.exportAccount);
    return sendExport(deps, user, req, res);
  });
  route(router, api.deleteAccount, requireUser, async ({ body, req }, { user }) => {
    await deleteAccount(deps, user, body, requestIdOf(req));
    await endSession(req);
    if (req.res) clearSessionCookie(req.res, deps.publicUrl);
  });
  return router;
};
