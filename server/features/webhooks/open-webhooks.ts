import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Config } from '../../config/config';
import type { WebhooksDeps } from './receive';

type WebhookSettings = Pick<Config, 'MAYA_WEBHOOK_ADDRESSES' | 'MAYA_WEBHOOK_SIGNATURE'>;

/** Whether anyone may deliver: neither addresses nor signatures are required. */
const isOpenToAnyone = ({ MAYA_WEBHOOK_ADDRESSES, MAYA_WEBHOOK_SIGNATURE }: WebhookSettings) =>
  MAYA_WEBHOOK_ADDRESSES.length === 0 && MAYA_WEBHOOK_SIGNATURE !== 'required';

/** Warns at start in production if anyone may deliver. */
export const warnOfOpenWebhooks = (
  config: WebhookSettings & Pick<Config, 'NODE_ENV' | 'mayaBaseUrl'>,
  logger: Logger,
) => {
  if (config.NODE_ENV !== 'production' || config.mayaBaseUrl === null || !isOpenToAnyone(config)) return;
  logger.warn(
    'anyone may post payment webhooks: set MAYA_WEBHOOK_ADDRESSES, or MAYA_WEBHOOK_SIGNATURE=required with MAYA_WEBHOOK_PUBLIC_KEYS',
  );
};

/** Metrics: whether anyone may deliver, and how many deliveries were over a limit. */
export const addWebhookMetrics = (
  registry: Registry,
  config: WebhookSettings,
  counts: WebhooksDeps['counts'],
) => {
  const registers = [registry];
  new Gauge({
    name: 'husay_webhooks_open_to_anyone',
    help: '1 where payment webhooks need neither a known address nor a signature',
    registers,
  }).set(isOpenToAnyone(config) ? 1 : 0);
  new Counter({
    name: 'husay_webhooks_limited_total',
    help: 'Payment webhooks that were refused as too many, and not recorded',
    registers,
    collect() {
      this.reset();
      this.inc(counts.limited);
    },
  });
};
