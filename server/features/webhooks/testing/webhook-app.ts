import { beforeEach, expect } from 'vitest';
import type { WebhookLog } from '#shared/webhooks/schema';
import { webhookDeliveries } from '../../../db/schema/billing';
import { admin, app, usePaymentAppWithAdmin, world } from '../../../testing/billing/payment-app';

/** Starts an app with an administrator for the test file that calls this. Each test begins without deliveries. */
export const useWebhookApp = (environment?: Record<string, string>) => {
  usePaymentAppWithAdmin(environment);
  beforeEach(async () => {
    await app.db.delete(webhookDeliveries);
    // A new minute with unused limits.
    world.pass(1);
  });
};

/** What the administrator's monitor lists. */
export const webhookLogs = async (query = '') => {
  const answer = await admin.get(`/api/admin/webhook-logs${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { logs: WebhookLog[] }).logs;
};
