import { Router } from 'express';
import * as api from '#shared/webhooks/endpoints';
import { requireAdmin } from '../../../http/session/guards';
import { requestIdOf } from '../../../http/monitoring/request-log';
import { route } from '../../../http/route';
import { clearWebhookLogs, webhookLogs } from './monitor';
import type { WebhooksDeps } from '../receive';
import { deliverTest } from './test-delivery';

/** The monitor's routes. */
export const webhookMonitorRoutes = (deps: WebhooksDeps) => {
  const router = Router();
  route(router, api.listWebhookLogs, requireAdmin, ({ query }) => webhookLogs(deps, query));
  route(router, api.clearWebhookLogs, requireAdmin, ({ body, req }, { user }) =>
    clearWebhookLogs(deps, user.id, body, requestIdOf(req)),
  );
  return router;
};

/** The webhook test's route. */
export const webhookTestRoutes = (deps: WebhooksDeps) => {
  const router = Router();
  route(router, api.testWebhook, requireAdmin, ({ body, req }) =>
    // `route` treats null as no body; here it is valid JSON.
    deliverTest(deps, req.body === null ? null : body, {
      ip: req.ip ?? null,
      userAgent: req.get('user-agent') ?? null,
    }),
  );
  return router;
};
