import type { PaymentProvider } from './maya';
import { registerWebhooks, removeWebhooks } from './webhook-registration';

export const webhookCommandUsage = 'Usage: npm run maya -- webhooks list|register|remove';

/** `npm run maya -- webhooks …`: answers what there is or what was done, for a person to read. */
export const runWebhookCommand = async (
  args: readonly string[],
  { maya, callbackUrl }: { maya: PaymentProvider; callbackUrl: string },
): Promise<string> => {
  const [topic, verb, ...more] = args;
  if (topic !== 'webhooks' || more.length > 0) throw new Error(webhookCommandUsage);
  switch (verb) {
    case 'list': {
      const webhooks = await maya.listWebhooks();
      if (webhooks.length === 0) {
        return 'Maya delivers nothing yet. Run: npm run maya -- webhooks register';
      }
      return webhooks.map(({ name, callbackUrl: to }) => `${name}  ${to}`).join('\n');
    }
    case 'register': {
      const report = await registerWebhooks(maya, callbackUrl);
      return [
        `Maya delivers to ${callbackUrl}:`,
        ...report.map(({ name, done }) => `  ${name}  ${done}`),
      ].join('\n');
    }
    case 'remove': {
      const removed = await removeWebhooks(maya, callbackUrl);
      return removed.length === 0
        ? `Nothing is delivered to ${callbackUrl}.`
        : `No longer delivered to ${callbackUrl}: ${removed.map(({ name }) => name).join(', ')}`;
    }
    default:
      throw new Error(webhookCommandUsage);
  }
};
