import { z } from 'zod';

/** `success`: it was processed; `upgradeResult` 'success': it granted Pro. `webhook` is its body. */
export const webhookLog = z.object({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  success: z.boolean(),
  upgradeResult: z.string().nullable(),
  /** Null while in progress. */
  processingTimeMs: z.int().nullable(),
  /** Parsed JSON, else the text; secrets and card numbers are masked. */
  webhook: z.unknown(),
  requestInfo: z.object({
    ip: z.string().nullable(),
    userAgent: z.string().nullable(),
    contentType: z.string().nullable(),
  }),
  userId: z.uuid().nullable(),
  /** The display name of that user; null without one or after the account's deletion. */
  userName: z.string().nullable(),
  referenceNumber: z.string().nullable(),
  error: z.string().nullable(),
  /** Sent by an administrator as a test. */
  isTest: z.boolean(),
});
export type WebhookLog = z.infer<typeof webhookLog>;

/** Newest first. `before` is the id of the previous page's last row. */
export const webhookLogsPage = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type WebhookLogsPage = z.infer<typeof webhookLogsPage>;

/** The formats of the test screen, built from a checkout's id; any other JSON is possible too. */
const webhookFormat = z.enum(['default', 'paid', 'success', 'minimal']);
export type WebhookFormat = z.infer<typeof webhookFormat>;

/** Exactly these two fields select a format; any other JSON is delivered unchanged. */
export const webhookOfFormat = z.strictObject({
  format: webhookFormat,
  checkoutId: z.string().max(1000).trim(),
});

/** The result of a test delivery. `delivered` is the body that the handler received. */
export const webhookTestResult = z.object({
  success: z.boolean(),
  /** The status that the provider would have received. */
  status: z.int(),
  message: z.string(),
  /** The settlement, in a word; null if the delivery was refused. */
  result: z.string().nullable(),
  processingTimeMs: z.int(),
  delivered: z.unknown(),
});
export type WebhookTestResult = z.infer<typeof webhookTestResult>;
