import { Router } from 'express';
import * as api from '#shared/admin-billing/endpoints';
import { requireAdmin } from '../../http/session/guards';
import { route } from '../../http/route';
import type { AdminBillingDeps } from './admin-billing-deps';
import { cleanUpTransactions } from './cleanup';
import { usersBilling, usersBillingCount } from './list-users';
import { billingHistory, pendingTransactions } from './transactions';
import { updateBilling } from './update-billing';

export const adminBillingRoutes = (deps: AdminBillingDeps) => {
  const router = Router();
  route(router, api.listUsersBilling, requireAdmin, ({ query }, { user }) =>
    usersBilling(deps, user.id, query),
  );
  route(router, api.countUsersBilling, requireAdmin, ({ query }) => usersBillingCount(deps, query));
  route(router, api.listPendingTransactions, requireAdmin, () => pendingTransactions(deps));
  route(router, api.listBillingLogs, requireAdmin, ({ query }) => billingHistory(deps, query));
  route(router, api.getOutgoing, requireAdmin, () => ({ isHeld: deps.outgoing.isHeld() }));
  route(router, api.updateBilling, requireAdmin, ({ body }, { user }) => updateBilling(deps, user.id, body));
  route(router, api.cleanupTransactions, requireAdmin, ({ body }, { user }) =>
    cleanUpTransactions(deps, user.id, body),
  );
  return router;
};
