import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { systemClock, type Clock } from '../clock';
import type { Database } from './client';
import { readDatabaseTime } from './database-time';

/** Above this, the computer's clock or the database's is wrong, and nothing says which. */
export const maxSkewMs = 60_000;

/** An answer that took longer says too little about the moment at which it was given. */
const maxRoundTripMs = 2000;

/** Compares the computer's clock with the database's. */
export interface ClockCheck {
  /** By how much the computer's clock is ahead; null before the first measurement. */
  skewMs: () => number | null;
  /** Whether the last measurement found at most a minute of skew. */
  isTrusted: () => boolean;
  /** Measures anew, as far as the database answers, before something is ended or removed for its age. */
  mayEnd: () => Promise<boolean>;
}

interface DatabaseClock {
  /** The database's time, continued from the last measurement by a monotonic clock. */
  clock: Clock;
  check: ClockCheck;
}

interface ClockSources {
  logger: Logger;
  /** The computer's clock. */
  wallClock?: Clock;
  /** Milliseconds that only ever grow, whatever the computer's clock is set to. */
  monotonicMs?: () => number;
}

/**
 * The time by which everything is decided: the database's, which all processes share. Measures it once before it returns, so
 * that the time is right from the start.
 */
export const openDatabaseClock = async (
  database: Pick<Database, 'query'>,
  { logger, wallClock = systemClock, monotonicMs = () => performance.now() }: ClockSources,
): Promise<DatabaseClock> => {
  let reference: { databaseMs: number; atMs: number } | undefined;
  let skewMs: number | null = null;

  const isTrusted = () => skewMs === null || Math.abs(skewMs) <= maxSkewMs;

  const measure = async () => {
    const sentAt = monotonicMs();
    const databaseMs = await readDatabaseTime(database);
    const roundTripMs = monotonicMs() - sentAt;
    if (reference && roundTripMs > maxRoundTripMs) return;
    const wasTrusted = isTrusted();
    reference = { databaseMs, atMs: sentAt + roundTripMs / 2 };
    skewMs = Math.round(wallClock.now().getTime() - roundTripMs / 2 - databaseMs);
    if (wasTrusted && !isTrusted()) {
      const skewSeconds = Math.round(skewMs / 1000);
      logger.error(
        { skewSeconds },
        "this computer's clock and the database's differ by more than a minute: nothing is ended or removed until they agree",
      );
    } else if (!wasTrusted && isTrusted()) {
      logger.info("this computer's clock agrees with the database's again");
    }
  };

  await measure();
  return {
    clock: {
      now: () =>
        reference ? new Date(reference.databaseMs + monotonicMs() - reference.atMs) : wallClock.now(),
    },
    check: {
      skewMs: () => skewMs,
      isTrusted,
      mayEnd: async () => {
        // A database that does not answer fails the job itself.
        await measure().catch(() => undefined);
        return isTrusted();
      },
    },
  };
};

export const addClockMetric = (registry: Registry, check: Pick<ClockCheck, 'skewMs'>) => {
  new Gauge({
    name: 'husay_clock_skew_seconds',
    help: "How far this computer's clock is ahead of the database's",
    registers: [registry],
    collect() {
      this.set((check.skewMs() ?? 0) / 1000);
    },
  });
};
