import type { WebhookLog } from '#shared/webhooks/schema';

/** The nth delivery, a second after the previous one; it granted Pro. */
export const sampleDelivery = (number: number, changes: Partial<WebhookLog> = {}): WebhookLog => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  timestamp: new Date(Date.UTC(2026, 10, 20, 1) + number * 1000).toISOString(),
  success: true,
  upgradeResult: 'success',
  processingTimeMs: 42,
  webhook: { requestReferenceNumber: `REF-${number}`, paymentStatus: 'PAYMENT_SUCCESS' },
  requestInfo: { ip: '13.229.160.234', userAgent: 'Maya/1.0', contentType: 'application/json' },
  userId: '11111111-1111-4111-8111-111111111111',
  userName: 'Ana Cruz',
  referenceNumber: `REF-${number}`,
  error: null,
  isTest: false,
  ...changes,
});

/** From the newest to the oldest, both inclusive. */
export const sampleDeliveries = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, place) => sampleDelivery(newest - place));
