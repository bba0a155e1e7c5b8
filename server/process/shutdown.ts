import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Services } from './services';

interface Running {
  services: Pick<Services, 'stop'>;
  logger: Logger;
  /** Read by /readyz, which turns traffic away first. */
  lifecycle: { stopping: boolean };
}

/** In-flight requests may take this long. */
const drainMs = 3500;

/** The whole way from SIGTERM to exit stays under 5 s, also when a database times out on closing. */
const maxShutdownMs = 4800;

const sweepMs = 50;

/** On SIGTERM or SIGINT: stops the services, the newest first, and exits with 0; with 1 when that takes too long. */
export const shutDownOnSignal = ({ services, logger, lifecycle }: Running) => {
  const stop = async (signal: NodeJS.Signals) => {
    if (lifecycle.stopping) return;
    lifecycle.stopping = true;
    logger.info({ signal }, 'stopping');
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
