import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Services } from './services';

export interface Lifecycle {
  /** Read by /readyz, which turns traffic away first. */
  stopping: boolean;
  /** Whose connections responses end, so that their next one goes to another process. */
  closesConnections?: 'all' | 'direct' | 'none';
}

interface Running {
  services: Pick<Services, 'stop'>;
  logger: Logger;
  lifecycle: Lifecycle;
  /** How long requests are still accepted after the signal, until proxies have noticed. */
  delayMs?: number;
}

/** In-flight requests may take this long. */
const drainMs = 3500;

/** From the end of the delay to the exit it takes this long at most, also when a database times out on closing. */
const maxShutdownMs = 6500;

const sweepMs = 20;

/**
 * The part of the delay in which responses end the connections of clients that come without a proxy. In the rest they are kept
 * again, and a proxy's always: while each request comes on a connection of its own, some always wait to be accepted, and would be
 * reset by closing the server.
 */
const closingShare = 1 / 3;

/**
 * On SIGTERM or SIGINT: has /readyz turn traffic away, waits for `delayMs`, stops the services, the newest first, and exits
 * with 0; with 1 when that takes too long.
 */
export const shutDownOnSignal = ({ services, logger, lifecycle, delayMs = 0 }: Running) => {
  const stop = async (signal: NodeJS.Signals) => {
    if (lifecycle.stopping) return;
    lifecycle.stopping = true;
    logger.info({ signal }, 'stopping');
    if (delayMs > 0) {
      lifecycle.closesConnections = 'direct';
      await pause(delayMs * closingShare);
      lifecycle.closesConnections = 'none';
      await pause(delayMs * (1 - closingShare));
    }
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

/** The server closes at this time even if connections still wait to be accepted; on an overloaded computer some always do. */
const maxAcceptMs = 2500;

/** Until then, the look at waiting connections has to follow `quietMs` without any. */
const maxQuietMs = 1000;

/** Until then, it has to be a recent one. */
const maxCalmMs = 1800;

/** A turn of the event loop that took less did nothing but look for events. */
const calmTurnMs = 0.5;

const betweenTurnsMs = 5;

/**
 * Takes no new connections and waits for the requests in flight. Requests that outlast `drainMs` are cut off. `idleMs` is for how
 * long requests are still taken on open connections, each then closed by its response: a proxy may be sending one just now.
 * `quietMs` without a new connection have to pass first.
 */
export const drainRequests = async (
  server: Server,
  logger: Logger,
  { idleMs = 0, quietMs = 0, lifecycle }: { idleMs?: number; quietMs?: number; lifecycle?: Lifecycle } = {},
): Promise<void> => {
  if (!(await waitForCalm(server, quietMs))) logger.warn('closing while new connections come in');
  // The HTTP server's own close() also ends idle connections at once.
  const isClosed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const closedAt = performance.now();
  if (lifecycle) lifecycle.closesConnections = 'all';
  const cutOff = setTimeout(() => {
    logger.warn('requests were cut off');
    server.closeAllConnections();
  }, drainMs);
  // A connection whose last response has gone out would otherwise be kept for the next request.
  const closeIdle = async () => {
    const turn = performance.now();
    await nextTurn();
    const openMs = performance.now() - closedAt;
    // In a short turn no request came in.
    const isCalm = performance.now() - turn < calmTurnMs;
    if (openMs >= idleMs && (isCalm || openMs >= 3 * idleMs)) server.closeIdleConnections();
  };
  const sweep = setInterval(() => void closeIdle(), sweepMs);
  await isClosed;
  clearTimeout(cutOff);
  clearInterval(sweep);
};

/**
 * Waits until no connection waits to be accepted. Closing the server resets those, although their requests may have been sent
 * already, and proxies do not repeat a POST. What arrives between the last look and the close is reset all the same, so this look
 * has to be recent, and at a time when new connections are rare. False if that time never comes.
 */
const waitForCalm = async (server: Server, quietMs: number) => {
  const start = performance.now();
  let lastConnection = start;
  const note = () => {
    lastConnection = performance.now();
  };
  server.on('connection', note);
  let isCalm = false;
  let turn = start;
  while (!isCalm && turn - start < maxAcceptMs) {
    const elapsedMs = turn - start;
    if (elapsedMs < maxQuietMs) await pause(betweenTurnsMs);
    turn = performance.now();
    // Node looks for events, and accepts one connection, before this resolves.
    await nextTurn();
    const now = performance.now();
    const isQuiet = now - lastConnection >= (elapsedMs < maxQuietMs ? quietMs : 0);
    const isRecent = now - turn < calmTurnMs || elapsedMs >= maxCalmMs;
    isCalm = lastConnection < turn && isQuiet && isRecent;
  }
  server.off('connection', note);
  return isCalm;
};
