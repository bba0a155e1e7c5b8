import { MayaRefused, type PaymentProvider, type Webhook } from './maya';

/** What we want to hear of. Nothing is sent for a void or a refund. */
export const webhookEvents = [
  'PAYMENT_SUCCESS',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'PAYMENT_CANCELLED',
] as const;

type Webhooks = Pick<PaymentProvider, 'listWebhooks' | 'registerWebhook' | 'updateWebhook' | 'removeWebhook'>;

/**
 * Has every event delivered to `callbackUrl`, and changes only what is otherwise. Maya keeps one address for each event, so
 * another address of an event is replaced. Answers what was done.
 */
export const registerWebhooks = async (
  maya: Webhooks,
  callbackUrl: string,
): Promise<{ name: string; done: 'registered' | 'moved' | 'unchanged' }[]> => {
  const known = await maya.listWebhooks();
  const report = [];
  for (const name of webhookEvents) {
    const existing = known.find((webhook) => webhook.name === name);
    if (existing?.callbackUrl === callbackUrl) {
      report.push({ name, done: 'unchanged' as const });
      continue;
    }
    if (existing) await maya.updateWebhook(existing.id, callbackUrl);
    else await register(maya, name, callbackUrl);
    report.push({ name, done: existing ? ('moved' as const) : ('registered' as const) });
  }
  return report;
};

/** Another process may have been faster; then its registration is the one to set. */
const register = async (maya: Webhooks, name: string, callbackUrl: string) => {
  try {
    await maya.registerWebhook({ name, callbackUrl });
  } catch (error) {
    if (!(error instanceof MayaRefused) || error.code !== 'PY0039') throw error;
    const other = (await maya.listWebhooks()).find((webhook) => webhook.name === name);
    if (!other) throw error;
    if (other.callbackUrl !== callbackUrl) await maya.updateWebhook(other.id, callbackUrl);
  }
};

/** Ends the deliveries to `callbackUrl`; those to other addresses are not ours to end. Answers what was removed. */
export const removeWebhooks = async (maya: Webhooks, callbackUrl: string): Promise<Webhook[]> => {
  const ours = (await maya.listWebhooks()).filter((webhook) => webhook.callbackUrl === callbackUrl);
  for (const { id } of ours) await maya.removeWebhook(id);
  return ours;
};
