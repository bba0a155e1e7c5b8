import { Router } from 'express';
import * as api from '#shared/test-tools/endpoints';
import { requireAdmin } from '../../http/session/guards';
import { route } from '../../http/route';
import {
  createExpiringUser,
  expiredSubscriptions,
  expireUserNow,
  expiringSubscriptions,
  processExpired,
} from './expiring-users';
import { paymentFlowTest } from './payment-flow';
import type { PaymentFlowDeps, TestToolsDeps } from './test-tools-deps';

/** What ends soon or has ended: for administrators everywhere. */
export const expiryRoutes = (deps: TestToolsDeps) => {
  const router = Router();
  route(router, api.listExpiredSubscriptions, requireAdmin, () => expiredSubscriptions(deps));
  route(router, api.listExpiringSubscriptions, requireAdmin, ({ params }) =>
    expiringSubscriptions(deps, params.days),
  );
  route(router, api.processExpiredSubscriptions, requireAdmin, (_input, { user }) =>
    processExpired(deps, user.id),
  );
  return router;
};

/** What changes accounts to try the machinery: only where test tools are on. */
export const testToolRoutes = (deps: PaymentFlowDeps) => {
  const router = Router();
  const testPaymentFlow = paymentFlowTest(deps);
  route(router, api.createExpiringUser, requireAdmin, ({ body }, { user }) =>
    createExpiringUser(deps, user.id, body),
  );
  route(router, api.expireUserNow, requireAdmin, ({ body }, { user }) => expireUserNow(deps, user.id, body));
  route(router, api.testPaymentFlow, requireAdmin, ({ body }, { user }) =>
    testPaymentFlow(user.id, body.testUserId),
  );
  return router;
};
