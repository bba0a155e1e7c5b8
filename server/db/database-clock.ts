import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { systemClock, type Clock } from '../clock';
import type { Database } from './client';

/** The database's own clock, in milliseconds since 1970. */
const readDatabaseTime = async (database: Pick<Database, 'query'>): Promise<number> => {
  const { rows } = await database.query('select extract(epoch from clock_timestamp()) * 1000 as ms');
  return Number((rows as { ms: string }[])[0]?.ms);
};

/** Above this, the computer's clock or the database's is wrong, and nothing says which. */
const maxSkewMs = 60_000;

/** An answer that took longer says too little about the moment at which it was given. */
const maxRoundTripMs = 2000;

/** A process of which a single measurement went wrong stays ready; without this, one slip of the database stops all of them. */
const minSuspicions = 2;

const maxFirstAttempts = 3;

/** Compares the computer's clock with the database's. */
export interface ClockCheck {
  /** By how much the computer's clock is ahead; null before the first measurement. */
  skewMs: () => number | null;
  /** Whether not more than one measurement in a row found more than a minute of skew. */
  isTrusted: () => boolean;
  /**
   * Measures anew, as far as the database answers, before something is ended or removed for its age. One measurement of more
   * than a minute is enough to wait.
   */
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
  let suspicions = 0;

  const isTrusted = () => suspicions < minSuspicions;

  const read = async () => {
    const sentAt = monotonicMs();
    const databaseMs = await readDatabaseTime(database);
    const roundTripMs = monotonicMs() - sentAt;
    return {
      databaseMs,
      atMs: sentAt + roundTripMs / 2,
      roundTripMs,
      skewMs: Math.round(wallClock.now().getTime() - roundTripMs / 2 - databaseMs),
    };
  };

  const judge = (measured: Awaited<ReturnType<typeof read>>) => {
    const wasTrusted = isTrusted();
    suspicions = Math.abs(measured.skewMs) <= maxSkewMs ? 0 : suspicions + 1;
    if (suspicions > 0 && isTrusted()) return;
    reference = measured;
    skewMs = measured.skewMs;
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

  const measure = async () => {
    const measured = await read();
    if (measured.roundTripMs <= maxRoundTripMs) judge(measured);
  };

  /** The first measurement has to say something: of several slow answers the fastest counts. */
  const measureFirst = async () => {
    let best = await read();
    for (let attempt = 1; attempt < maxFirstAttempts && best.roundTripMs > maxRoundTripMs; attempt += 1) {
      const next = await read();
      if (next.roundTripMs < best.roundTripMs) best = next;
    }
    judge(best);
    if (suspicions > 0) judge(await read());
  };

  await measureFirst();
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
        return suspicions === 0;
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
