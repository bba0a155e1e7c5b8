import { Router } from 'express';
import * as api from '#shared/webhooks/endpoints';
import { requireAdmin } from '../../http/session/guards';
import { route } from '../../http/route';
import { clearWebhookLogs, webhookLogs } from './monitor';
import type { WebhooksDeps } from './receive';
import { deliverTest } from './test-delivery';

/** What administrators see of deliveries. */
export const webhookMonitorRoutes = (deps: WebhooksDeps) => {
  const router = Router();
  route(router, api.listWebhookLogs, requireAdmin, ({ query }) => webhookLogs(deps, query));
  route(router, api.clearWebhookLogs, requireAdmin, ({ body }, { user }) =>
    clearWebhookLogs(deps, user.id, body),
  );
  return router;
};

/** Where administrators try the handler. */
export const webhookTestRoutes = (deps: WebhooksDeps) => {
  const router = Router();
  route(router, api.testWebhook, requireAdmin, ({ body, req }) =>
    // `route` takes a null for no body at all; here it is JSON like any other.
    deliverTest(deps, req.body === null ? null : body, {
      ip: req.ip ?? null,
      userAgent: req.get('user-agent') ?? null,
    }),
  );
  return router;
};
