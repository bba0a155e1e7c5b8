import { Router } from 'express';
import * as api from '#shared/admin-billing/endpoints';
import type { CsvFile } from '#shared/http/csv-file';
import { parseId } from '#shared/http/path-text';
import { notFound } from '../../http/errors/app-error';
import { requireAdmin } from '../../http/session/guards';
import { sendCsv } from '../../http/files/csv';
import { route, type SendAnswer } from '../../http/route';
import type { AdminBillingDeps } from './admin-billing-deps';
import { disagreements } from './disagreements';
import { billingLogsFile, paymentsFile, usersFile } from './export';
import { usersBilling, usersBillingCount } from './list-users';
import { billingHistory, cleanUpTransactions, pendingTransactions } from './transactions';
import { updateBilling } from './update-billing';
import { endSessions, userDetails } from './user-details';

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
  route(router, api.getUser, requireAdmin, ({ params }, { user }) => userDetails(deps, user.id, params.id));
  route(router, api.endSessions, requireAdmin, ({ params }, { user }) =>
    endSessions(deps, user.id, params.id),
  );
  route(router, api.getMayaReport, requireAdmin, ({ params }) => deps.mayaReport(paymentId(params)));
  route(router, api.checkPaymentAgain, requireAdmin, ({ params }) => deps.checkPayment(paymentId(params)));
  route(router, api.listDisagreements, requireAdmin, () => disagreements(deps));
  const asCsv: { send: SendAnswer<CsvFile> } = {
    send: (req, res, _parsed, file) => sendCsv(req, res, file),
  };
  route(
    router,
    api.exportUsers,
    requireAdmin,
    ({ query }, { user }) => usersFile(deps, user.id, query),
    asCsv,
  );
  route(
    router,
    api.exportPayments,
    requireAdmin,
    ({ query }, { user }) => paymentsFile(deps, user.id, query),
    asCsv,
  );
  route(
    router,
    api.exportBillingLogs,
    requireAdmin,
    ({ query }, { user }) => billingLogsFile(deps, user.id, query),
    asCsv,
  );
  return router;
};

const paymentId = ({ id }: { id: string }) => {
  const parsed = parseId(id);
  if (parsed === undefined) throw notFound('This payment');
  return parsed;
};
