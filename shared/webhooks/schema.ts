import { z } from 'zod';

/** `success` says that it was dealt with; with `upgradeResult` 'success' it made somebody Pro. `webhook` is its body. */
export const webhookLog = z.object({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  success: z.boolean(),
  upgradeResult: z.string().nullable(),
  /** Null while it is under way. */
  processingTimeMs: z.int().nullable(),
  /** Parsed JSON, or the text itself where it is none; secrets and card numbers are masked. */
  webhook: z.unknown(),
  requestInfo: z.object({
    ip: z.string().nullable(),
    userAgent: z.string().nullable(),
    contentType: z.string().nullable(),
  }),
  userId: z.uuid().nullable(),
  /** The display name of that user; null without one, and once the account is gone. */
  userName: z.string().nullable(),
  referenceNumber: z.string().nullable(),
  error: z.string().nullable(),
  /** Sent by an administrator, to try the handler. */
  isTest: z.boolean(),
});
export type WebhookLog = z.infer<typeof webhookLog>;

/** The newest first. `before` is the last row's id of the page before. */
export const webhookLogsPage = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type WebhookLogsPage = z.infer<typeof webhookLogsPage>;

/** What the test screen can send: a format made of a checkout's id, or any JSON of one's own. */
export const webhookFormat = z.enum(['default', 'paid', 'success', 'minimal']);
export type WebhookFormat = z.infer<typeof webhookFormat>;

/** Exactly these two fields make one of the formats; any other JSON is delivered as it is. */
export const webhookOfFormat = z.strictObject({
  format: webhookFormat,
  checkoutId: z.string().max(1000).trim(),
});

/** What came of a test delivery. `delivered` is the body as it went to the handler. */
export const webhookTestResult = z.object({
  success: z.boolean(),
  /** The status that the provider would have got. */
  status: z.int(),
  message: z.string(),
  /** What was decided, in a word; null where it was refused. */
  result: z.string().nullable(),
  processingTimeMs: z.int(),
  delivered: z.unknown(),
});
export type WebhookTestResult = z.infer<typeof webhookTestResult>;
