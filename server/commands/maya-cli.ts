import { mayaWebhookPath } from '#shared/billing/endpoints';
import { readConfig } from '../config/config';
import { openMaya } from '../integrations/maya/maya-client';
import { runWebhookCommand, webhookCommandUsage } from '../integrations/maya/webhook-command';

/** Manages what Maya delivers to us. Answers what happened, for a person to read. */
const run = async (args: string[]): Promise<string> => {
  if (args.length === 0) throw new Error(webhookCommandUsage);
  const { mayaBaseUrl, MAYA_PUBLIC_KEY, MAYA_SECRET_KEY, MAYA_WEBHOOK_PATH, publicUrl } = readConfig();
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
  return runWebhookCommand(args, { maya, callbackUrl: publicUrl + mayaWebhookPath });
};

run(process.argv.slice(2)).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
