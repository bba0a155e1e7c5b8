import { join } from 'node:path';
import type { Router } from 'express';
import type { Logger } from 'pino';
import { mayaWebhookPath } from '#shared/billing/endpoints';
import { systemClock } from '../clock';
import type { Config } from '../config/config';
import type { PaymentProvider, PlayMoney } from '../integrations/maya/maya';
import { openMaya } from '../integrations/maya/maya-client';
import { registerWebhooks } from '../integrations/maya/webhook-registration';
import type { Service, Stop } from '../process/services';

interface ChosenPayments {
  payments: PaymentProvider;
  /** What only the embedded sandbox has; absent with a real Maya. */
  sandbox?: {
    playMoney: PlayMoney;
    routes: Router;
    /** Delivers events to our own handler; starts once the server listens. */
    deliveries: Service;
    /** Releases the sandbox's file. */
    stop: Stop;
  };
}

/** Maya, when the settings have its keys, else a sandbox within this process in which no real money moves. */
export const choosePayments = async (
  config: Config,
  logger: Logger,
  ownAddress: () => string,
): Promise<ChosenPayments> => {
  const { mayaBaseUrl, MAYA_PUBLIC_KEY, MAYA_SECRET_KEY, MAYA_WEBHOOK_PATH } = config;
  if (mayaBaseUrl && MAYA_PUBLIC_KEY && MAYA_SECRET_KEY) {
    const payments = openMaya({
      baseUrl: mayaBaseUrl,
      publicKey: MAYA_PUBLIC_KEY,
      secretKey: MAYA_SECRET_KEY,
      webhookPath: MAYA_WEBHOOK_PATH,
      logger,
    });
    return { payments };
  }
  return openSandbox(config, logger, ownAddress);
};

const openSandbox = async (
  { DATABASE_URL, DATA_DIR, publicUrl }: Config,
  logger: Logger,
  ownAddress: () => string,
): Promise<ChosenPayments> => {
  // The sandbox's file has one writer. An embedded database has locked the folder already.
  const { lockFolder } = await import('../embedded/folder-lock');
  const release = DATABASE_URL ? await lockFolder(DATA_DIR) : () => {};
  const { createMayaSandbox, playMoneyOf } = await import('../embedded/maya-sandbox/sandbox');
  const { mayaSandboxPath } = await import('../embedded/maya-sandbox/paths');
  const { fileStore } = await import('../embedded/maya-sandbox/store');
  const { startDelivering } = await import('../embedded/maya-sandbox/deliveries');
  const store = fileStore(join(DATA_DIR, 'maya-sandbox.jsonl'));
  const sandbox = createMayaSandbox({ clock: systemClock, store, publicUrl });
  const { routes, controls, publicKey, secretKey } = sandbox;
  const baseUrl = () => ownAddress() + mayaSandboxPath;
  const payments = openMaya({ publicKey, secretKey, baseUrl, logger });
  const deliveries: Service = {
    name: 'deliveries of the payment sandbox',
    start: async () => {
      await registerWebhooks(payments, ownAddress() + mayaWebhookPath);
      const stopDelivering = startDelivering(controls, logger);
      return async () => {
        await stopDelivering();
        sandbox.stop();
      };
    },
  };
  return { payments, sandbox: { playMoney: playMoneyOf(controls), routes, deliveries, stop: release } };
};
