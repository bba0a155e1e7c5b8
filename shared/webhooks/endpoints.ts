import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { webhookLog, webhookLogsPage, webhookTestResult } from './schema';

export const listWebhookLogs = defineEndpoint({
  method: 'GET',
  path: '/api/admin/webhook-logs',
  rateLimit: 'search',
  summary: 'Deliveries of the payment provider, newest first; for administrators',
  query: webhookLogsPage,
  response: z.object({ logs: z.array(webhookLog) }),
});

export const clearWebhookLogs = defineEndpoint({
  method: 'POST',
  path: '/api/admin/webhook-logs/clear',
  rateLimit: 'save',
  summary:
    'Remove the deliveries up to the given id, or all that arrived before this call; for administrators',
  body: z.strictObject({ upTo: z.uuid().optional() }),
  response: z.object({ cleared: z.int() }),
});

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/test/webhook',
  rateLimit: 'save',
  summary: 'Send a delivery through the webhook handler, marked as a test; for administrators',
  body: z.unknown(),
  // Above the handler's limit, so that its refusal can be tested too.
  maxBodyBytes: 256 * 1024,
  response: webhookTestResult,
});
