import { mayaWebhookPath } from '#shared/billing/endpoints';
import { readConfig, type Config } from '../config/config';
import { openMaya } from '../integrations/maya/maya-client';
import type { PaymentProvider } from '../integrations/maya/maya';
import { runWebhookCommand, webhookCommandUsage } from '../integrations/maya/webhook-command';
import { holdPayments } from '../integrations/outgoing-hold';
import { chooseStorage } from '../integrations/storage/choose-storage';
import { deploymentOf } from '../jobs/restored-copy/deployment-fingerprint';
import { openOutgoingHold } from '../jobs/restored-copy/outgoing';
import { createLogger } from '../logging/logger';
import { plainReason } from '../startup/refused-start';
import { withDatabase } from './with-database';

/** Manages Maya's deliveries to us. Returns what happened, for a person to read. */
const run = async (args: string[]): Promise<string> => {
  if (args.length === 0) throw new Error(webhookCommandUsage);
  const config = readConfig();
  const { mayaBaseUrl, MAYA_PUBLIC_KEY, MAYA_SECRET_KEY, MAYA_WEBHOOK_PATH, publicUrl } = config;
  if (mayaBaseUrl === null || !MAYA_PUBLIC_KEY || !MAYA_SECRET_KEY) {
    throw new Error(
      'There are no Maya keys, so the embedded sandbox takes the payments, and it registers by itself.\n' +
        'Set MAYA_PUBLIC_KEY and MAYA_SECRET_KEY first.',
    );
  }
  const maya = openMaya({
    baseUrl: mayaBaseUrl,
    publicKey: MAYA_PUBLIC_KEY,
    secretKey: MAYA_SECRET_KEY,
    webhookPath: MAYA_WEBHOOK_PATH,
  });
  return unlessHeld(config, maya, (allowed) =>
    runWebhookCommand(args, { maya: allowed, callbackUrl: publicUrl + mayaWebhookPath }),
  );
};

/** Runs the work with a provider that refuses while the hold of a restored or copied database lasts. */
const unlessHeld = async (
  config: Config,
  maya: PaymentProvider,
  work: (maya: PaymentProvider) => Promise<string>,
): Promise<string> => {
  // Never held: the embedded database beside its files, which its server has locked.
  if (!deploymentOf(config)) return work(maya);
  return withDatabase(config, async (database) => {
    await database.migrate();
    const storage = await chooseStorage(config);
    const hold = await openOutgoingHold({ database, storage, config, logger: createLogger('silent') });
    return work(holdPayments(maya, hold));
  });
};

run(process.argv.slice(2)).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(plainReason(error) ?? (error instanceof Error ? error.message : error));
    process.exitCode = 1;
  },
);
