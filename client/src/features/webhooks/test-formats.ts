import type { WebhookFormat } from '#shared/webhooks/schema';

export type TestFormat = WebhookFormat | 'custom';

/** What can be sent, in the order it is offered. */
export const testFormats: readonly [value: TestFormat, label: string][] = [
  ['default', 'Default (paid flag plus COMPLETED)'],
  ['paid', 'PAID status'],
  ['success', 'SUCCESS status'],
  ['minimal', 'Minimal fields'],
  ['custom', 'Custom JSON'],
];
