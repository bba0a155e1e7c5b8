import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Services } from './services';

interface Running {
  services: Pick<Services, 'stop'>;
  logger: Logger;
  /** Read by /readyz, which turns traffic away first, and by responses, which then close their connections. */
  lifecycle: { stopping: boolean };
  /** How long requests are still accepted after the signal, until proxies have noticed. */
  delayMs?: number;
}

/** In-flight requests may take this long. */
const drainMs = 3500;

/** From the end of the delay to the exit it takes less than 5 s, also when a database times out on closing. */
const maxShutdownMs = 4800;

const sweepMs = 50;

/**
 * On SIGTERM or SIGINT: has /readyz turn traffic away, waits for `delayMs`, stops the services, the newest first, and exits
 * with 0; with 1 when that takes too long.
 */
export const shutDownOnSignal = ({ services, logger, lifecycle, delayMs = 0 }: Running) => {
  const stop = async (signal: NodeJS.Signals) => {
    if (lifecycle.stopping) return;
    lifecycle.stopping = true;
    logger.info({ signal }, 'stopping');
    if (delayMs > 0) await pause(delayMs);
    setTimeout(() => {
      logger.error('closing took too long');
      process.exit(1);
    }, maxShutdownMs).unref();
    await services.stop();
    logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
};

/** Takes no new requests and waits for those in flight. Requests that outlast `drainMs` are cut off. */
export const drainRequests = (server: Server, logger: Logger): Promise<void> =>
  new Promise((resolve) => {
    const cutOff = setTimeout(() => {
      logger.warn('requests were cut off');
      server.closeAllConnections();
    }, drainMs);
    // A connection whose last response has gone out would otherwise be kept for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolve();
    });
  });
