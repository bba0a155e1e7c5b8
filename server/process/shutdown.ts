import type { Server } from 'node:http';
import type { Logger } from 'pino';

interface Running {
  server: Server;
  logger: Logger;
  lifecycle: { stopping: boolean };
  /** What is closed once the last request has ended, in this order. */
  close: (() => Promise<void>)[];
}

/** In-flight requests may take this long. */
const patienceMs = 3500;

/** The whole way from SIGTERM to exit stays under 5 s, also when a database hangs and will not be closed. */
const lastMomentMs = 4800;

const sweepMs = 50;

/**
 * On SIGTERM or SIGINT: no new requests, the ones under way end, then the database closes and the process exits 0.
 * Requests that outlast our patience are cut off.
 */
export const shutDownOnSignal = (running: Running) => {
  const stop = async (signal: NodeJS.Signals) => {
    if (running.lifecycle.stopping) return;
    running.lifecycle.stopping = true;
    running.logger.info({ signal }, 'stopping');
    setTimeout(() => {
      running.logger.error('closing took too long');
      process.exit(1);
    }, lastMomentMs).unref();
    await endRequests(running);
    for (const close of running.close) {
      await close().catch((error: unknown) => running.logger.error({ err: error }, 'closing failed'));
    }
    running.logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
};

const endRequests = ({ server, logger }: Running) =>
  new Promise<void>((resolve) => {
    const cutOff = setTimeout(() => {
      logger.warn('requests were cut off');
      server.closeAllConnections();
    }, patienceMs);
    // A connection whose last answer has gone out would otherwise be kept for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolve();
    });
  });
