import { Router } from 'express';
import * as api from '#shared/admin-billing/endpoints';
import { requireAdmin, requireFreshAdmin } from '../../http/session/guards';
import { route } from '../../http/route';
import type { AdminBillingParts } from './admin-billing-deps';
import { cleanUpTransactions } from './cleanup';
import { usersBilling, usersBillingCount } from './list-users';
import { billingHistory, pendingTransactions } from './transactions';
import { updateBilling } from './update-billing';

export const adminBillingRoutes = (parts: AdminBillingParts) => {
  const router = Router();
  const requireFresh = requireFreshAdmin(parts.clock);
  route(router, api.listUsersBilling, requireAdmin, ({ query }, { user }) =>
    usersBilling(parts, user.id, query),
  );
  route(router, api.countUsersBilling, requireAdmin, ({ query }) => usersBillingCount(parts, query));
  route(router, api.listPendingTransactions, requireAdmin, () => pendingTransactions(parts));
  route(router, api.listBillingLogs, requireAdmin, ({ query }) => billingHistory(parts, query));
  route(router, api.updateBilling, requireFresh, ({ body }, { user }) => updateBilling(parts, user.id, body));
  route(router, api.cleanupTransactions, requireFresh, ({ body }, { user }) =>
    cleanUpTransactions(parts, user.id, body),
  );
  return router;
};
