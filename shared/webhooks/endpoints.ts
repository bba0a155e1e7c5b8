import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { webhookLog, webhookLogsPage, webhookTestResult } from './schema';

export const listWebhookLogs = defineEndpoint({
  method: 'GET',
  path: '/api/admin/webhook-logs',
  rateLimit: 'search',
  summary: 'Deliveries of the payment provider, the newest first; for administrators',
  query: webhookLogsPage,
  response: z.object({ logs: z.array(webhookLog) }),
});

export const clearWebhookLogs = defineEndpoint({
  method: 'POST',
  path: '/api/admin/webhook-logs/clear',
  rateLimit: 'save',
  summary:
    'Remove the deliveries up to the newest one that was seen, by id, or all that came before this call; for administrators',
  body: z.strictObject({ upTo: z.uuid().optional() }),
  response: z.object({ cleared: z.int() }),
});

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/test/webhook',
  rateLimit: 'save',
  summary:
    'Send a delivery through the handler that the provider calls, marked as a test; for administrators',
  body: z.unknown(),
  // More than the handler takes, so that its own refusal can be tried too.
  maxBodyBytes: 256 * 1024,
  response: webhookTestResult,
});
