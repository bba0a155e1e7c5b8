import { Router } from 'express';
import * as api from '#shared/test-tools/endpoints';
import { requireAdmin, requireFreshAdmin } from '../../http/session/guards';
import { route } from '../../http/route';
import { expiredSubscriptions, expiringSubscriptions, processExpired } from './expiry-lists';
import { createExpiringUser, expireUserNow } from './make-expiring';
import { paymentFlowTest } from './payment-flow';
import type { PaymentFlowParts, TestToolsParts } from './test-tools-deps';

/** What ends soon or has ended: for administrators everywhere. */
export const expiryRoutes = (parts: TestToolsParts) => {
  const router = Router();
  route(router, api.listExpiredSubscriptions, requireAdmin, () => expiredSubscriptions(parts));
  route(router, api.listExpiringSubscriptions, requireAdmin, ({ params }) =>
    expiringSubscriptions(parts, params.days),
  );
  route(router, api.processExpiredSubscriptions, requireAdmin, (_input, { user }) =>
    processExpired(parts, user.id),
  );
  return router;
};

/** What changes accounts to try the machinery: only where test tools are on. */
export const testToolRoutes = (parts: PaymentFlowParts) => {
  const router = Router();
  const testPaymentFlow = paymentFlowTest(parts);
  const requireFresh = requireFreshAdmin(parts.clock);
  route(router, api.createExpiringUser, requireFresh, ({ body }, { user }) =>
    createExpiringUser(parts, user.id, body),
  );
  route(router, api.expireUserNow, requireFresh, ({ body }, { user }) => expireUserNow(parts, user.id, body));
  route(router, api.testPaymentFlow, requireAdmin, ({ body }, { user }) =>
    testPaymentFlow(user.id, body.testUserId),
  );
  return router;
};
