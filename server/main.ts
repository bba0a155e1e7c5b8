import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { createApp } from './app';
import { readConfig } from './config/config';
import { warnOfOpenWebhooks } from './features/webhooks/open-webhooks';
import { requestTimeoutMs, uploadTimeoutMs } from './http/limits/slow-bodies';
import { startRecording, startRemovingOldActivity } from './jobs/analytics-jobs';
import { startMailing } from './jobs/mail-jobs';
import { startBillingJobs } from './jobs/billing-jobs';
import { startWatchingOutgoing } from './jobs/restored-copy/outgoing';
import { startPruning } from './jobs/pruning';
import { startInspectingFiles } from './jobs/storage/inspect-files';
import { startOrganizationJobs } from './jobs/organization-jobs';
import { startRemovingFiles } from './jobs/storage/remove-files';
import { startSweepingStorage } from './jobs/storage/sweep-storage';
import { startWatchingFreeSpace } from './jobs/storage/watch-free-space';
import { createLogger, logStream } from './logging/logger';
import { logSecurityEvents } from './db/security-events';
import { createServices } from './process/services';
import { drainRequests, shutDownOnSignal } from './process/shutdown';
import { printBanner } from './startup/banner';
import { buildDeps } from './startup/build-deps';
import { requireDataFolder } from './startup/data-folder';
import { listen, requireFreePort } from './startup/listen';
import { plainReason } from './startup/refused-start';
import type { AppDeps } from './app-deps';
import { every } from './jobs/every';

/**
 * How much the heap may grow before unused objects are looked for in all of it, in percent of what is in use. By itself, V8
 * lets it become up to four times as large on a computer with much memory, which other processes could use.
 */
const growingPercent = 80;

/** For this process, and as early as possible. */
const limitHeapGrowth = () => setFlagsFromString(`--heap-growing-percent=${growingPercent}`);

/** Compares the computer's clock with the database's every 30 s. Returns how to stop it. */
const startCheckingClock = ({ clockCheck, logger }: Pick<AppDeps, 'clockCheck' | 'logger'>) =>
  every({
    name: 'clock check',
    failure: 'the clock was not checked',
    everyMs: 30_000,
    logger,
    run: clockCheck.mayEnd,
  });

/**
 * Longer than proxies keep an idle connection (nginx: 60 s). If we closed it first, we could do so just when the proxy sends
 * the next request, which would fail if it is a POST.
 */
const idleConnectionMs = 75_000;

const main = async () => {
  limitHeapGrowth();
  const config = readConfig();
  const output = logStream(config.LOG_LEVEL, config.ERROR_TRACKING);
  const logger = createLogger(config.LOG_LEVEL, output, `${hostname()}:${config.PORT}`);
  warnOfOpenWebhooks(config, logger);
  // The time of an upload; other requests have less (http/limits/slow-bodies.ts). The sweep skips files younger than an hour.
  const server = createServer({
    requestTimeout: uploadTimeoutMs,
    headersTimeout: requestTimeoutMs,
    keepAliveTimeout: idleConnectionMs,
  });
  const services = createServices(logger);
  await requireDataFolder(config.DATA_DIR, logger);
  // Before the database is migrated and filled.
  await requireFreePort(config);
  const { deps, providers, deliveries, identityIsEmbedded } = await buildDeps(config, {
    logger,
    server,
    services,
  });
  if (identityIsEmbedded) {
    const { addSamplePeople } = await import('./embedded/samples/sample-people');
    await addSamplePeople(deps);
  }
  server.on('request', createApp(deps, providers));
  await listen(server, config);

  const delayMs = config.shutdownDelaySeconds * 1000;
  // Where no proxy is waited for, none keeps connections.
  const [idleMs, quietMs] = delayMs > 0 ? [1000, 150] : [0, 0];
  // In the order of their start; they stop in reverse.
  await services.start([
    { name: 'security event log', start: () => logSecurityEvents(logger) },
    { name: 'clock check', start: () => startCheckingClock(deps) },
    { name: 'free space', start: () => startWatchingFreeSpace(deps) },
    { name: 'outgoing hold', start: () => startWatchingOutgoing(deps) },
    { name: 'pruning', start: () => startPruning(deps) },
    { name: 'jobs of teams', start: () => startOrganizationJobs(deps) },
    { name: 'file removal', start: () => startRemovingFiles(deps) },
    { name: 'file inspection', start: () => startInspectingFiles(deps) },
    { name: 'billing jobs', start: () => startBillingJobs(deps) },
    { name: 'mail', start: () => startMailing(deps) },
    { name: 'storage sweep', start: () => startSweepingStorage(deps) },
    ...deliveries,
    { name: 'activity pruning', start: () => startRemovingOldActivity(deps) },
    { name: 'activity recording', start: () => startRecording(deps) },
    {
      name: 'requests',
      start: () => () => drainRequests(server, logger, { idleMs, quietMs, lifecycle: deps.lifecycle }),
    },
  ]);
  shutDownOnSignal({
    services,
    logger,
    lifecycle: deps.lifecycle,
    delayMs,
  });
  printBanner(config, { identityIsEmbedded });
};

main().catch((error: unknown) => {
  // What a person can fix is stated plainly; anything else keeps its stack.
  console.error(plainReason(error) ?? error);
  process.exit(1);
});
