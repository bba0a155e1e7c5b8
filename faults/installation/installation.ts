import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayPostgres } from '../../scripts/testing/throw-away-postgres.mjs';
import { mayaWebhookPath } from '#shared/billing/endpoints';
import { openPostgres } from '../../server/db/client';
import { registerWebhooks } from '../../server/integrations/maya/webhook-registration';
import { startMayaSandbox } from '../../server/testing/billing/maya-sandbox-server';
import { freePort } from '../../server/testing/servers/free-port';
import { startS3Server } from '../../server/testing/s3/s3-server';
import { startStrictProvider, strictClient } from '../../server/testing/servers/strict-identity-provider';
import { createCaller, type CallerOptions } from '../traffic/caller';
import { startCaddy } from './caddy';
import { startNginx } from './nginx';
import { sessionSecret } from './people';
import { productProcess } from './product-process';
import { domain } from './proxy';
import { startRelay } from './relay';

const processCount = 3;
export const publicUrl = `https://${domain}`;
const metricsToken = 'a token for fault tests';

type Undo = () => unknown;

/** The systems around the product, each but Postgres behind a relay that can break it. */
const startSurroundings = async (undo: Undo[]) => {
  // Unlike in other tests a commit is written before it is acknowledged, so that a crash may lose nothing.
  const postgres = await startThrowAwayPostgres(['synchronous_commit=on', 'max_connections=60']);
  undo.push(postgres.stop);
  const bucket = await startS3Server();
  undo.push(bucket.stop);
  const maya = await startMayaSandbox({ clock: { now: () => new Date(), pass: () => {} } });
  undo.push(maya.stop);
  let identityOrigin = '';
  const relays = {
    storage: await startRelay(() => bucket.settings.endpoint),
    payments: await startRelay(() => maya.origin),
    identity: await startRelay(() => identityOrigin),
  };
  for (const relay of Object.values(relays)) undo.push(relay.stop);
  const identity = await startStrictProvider(publicUrl, 'client_secret_basic', {
    publicIssuer: relays.identity.origin,
  });
  identityOrigin = identity.origin;
  undo.push(identity.stop);
  return { postgres, bucket, maya, relays };
};

type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;

const settingsOf = ({ postgres, bucket, maya, relays }: Surroundings) => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production',
  PUBLIC_URL: publicUrl,
  DATABASE_URL: postgres.url,
  TRUST_PROXY: '1',
  SESSION_SECRET: sessionSecret,
  PSEUDONYM_KEY: 'a key that is kept for good, of the fault suite',
  OIDC_ISSUER_URL: relays.identity.origin,
  OIDC_CLIENT_ID: strictClient.id,
  OIDC_CLIENT_SECRET: strictClient.secret,
  ...bucket.environment,
  S3_ENDPOINT: relays.storage.origin,
  MAYA_PUBLIC_KEY: maya.sandbox.publicKey,
  MAYA_SECRET_KEY: maya.sandbox.secretKey,
  MAYA_BASE_URL: relays.payments.origin,
  OPERATOR_NAME: 'Faults',
  DPO_NAME: 'Faults',
  DPO_EMAIL: `dpo@${domain}`,
  METRICS_TOKEN: metricsToken,
});

/**
 * The product as an operator installs it: three processes of the build in production mode behind a proxy with the shipped
 * sample, on Postgres and a bucket, with an identity and a payment provider. All on loopback and in temporary folders.
 */
export const startInstallation = async ({ isBehindCaddy = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'husay-faults-'));
  const undo: Undo[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const surroundings = await startSurroundings(undo);
    const settings = settingsOf(surroundings);
    const ports: number[] = [];
    for (let index = 0; index < processCount; index += 1) ports.push(await freePort());
    const processes = ports.map((port) => productProcess({ folder, port, settings }));
    undo.push(() => Promise.all(processes.map(async (one) => one.hasEnded() || one.end('SIGKILL'))));
    await Promise.all(processes.map((one) => one.start()));
    const startProxy = isBehindCaddy ? startCaddy : startNginx;
    const proxy = await startProxy(join(folder, 'proxy'), ports);
    undo.push(proxy.stop);
    await registerWebhooks(surroundings.maya.maya, (processes[0]?.origin ?? '') + mayaWebhookPath);
    // Beside the product's own connections, to look at what it wrote.
    const database = openPostgres(surroundings.postgres.url, { maxConnections: 2 });
    undo.push(() => database.close());

    let callers = 0;
    return {
      ...surroundings,
      proxy,
      processes,
      database,
      metricsToken,
      /** A browser on a network of its own: the product limits by network. */
      caller: (
        options: Omit<CallerOptions, 'address' | 'certificate' | 'origin'> & { origin?: string } = {},
      ) => {
        callers += 1;
        const address = `127.1.${(callers >> 8) & 255}.${callers & 255}`;
        const { origin, certificate } = proxy;
        return createCaller({ origin, certificate, address, ...options });
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

export type Installation = Awaited<ReturnType<typeof startInstallation>>;
