import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../app-deps';
import type { Db } from '../../db/client';
import { Browser } from '../requests/browser';
import { startTestApp } from '../test-app';
import { createEmptyPostgres } from './test-database';

/**
 * Two instances of the application as two processes of one deployment: they share a Postgres, storage, the identity and the
 * payment provider, and nothing in memory. Only on a Postgres (see `isOnPostgres`): the embedded database has one connection,
 * so that no two transactions ever meet in it.
 */
export const startTwoApps = async (overrides: Partial<AppDeps> = {}) => {
  const postgres = await createEmptyPostgres();
  if (!postgres) throw new Error('Two instances share a database only on a Postgres');
  const database = postgres.open();
  await database.migrate();
  const one = await startTestApp({ overrides: { ...overrides, database } });
  const { clock, storage, identity, payments } = one.deps;
  const beside = await startTestApp({
    overrides: {
      ...overrides,
      clock,
      storage,
      identity,
      payments: { ...payments },
      database: postgres.open(),
    },
  });
  // Their clock is one, as the database's is.
  const two = { ...beside, clock: one.clock };
  const observer = postgres.open();

  /** How many statements wait for a lock that another transaction holds. */
  const countWaiting = async () => {
    const { rows } = await observer.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rows as { count: number }[])[0]?.count ?? 0;
  };

  /** Starts calls one after the other: each is begun once those before it wait for a lock, or have ended. */
  const inOrder = () => {
    let begun = 0;
    let finished = 0;
    return async <T>(work: () => Promise<T>) => {
      begun += 1;
      const started = work();
      const note = () => void (finished += 1);
      started.then(note, note);
      while (finished + (await countWaiting()) < begun);
      // As an object, so that it is not awaited here.
      return { started };
    };
  };

  return {
    one,
    two,
    apps: [one, two] as const,
    /** The browser of a user who signed in at the first instance, at the second one. */
    atSecond: (browser: Browser) => new Browser(two.origin, browser.cookie('husay.sid')),
    /**
     * Locks a row before both instances begin, and releases it once both wait, for it or for each other: what either has read
     * without a lock is outdated by then. The first one waits before the second begins. Returns both results.
     */
    collide: async <First, Second>(
      row: { table: 'users' | 'payments' | 'resumes'; column?: string; id: string },
      first: () => Promise<First>,
      second: () => Promise<Second>,
    ): Promise<[First, Second]> => {
      const both = await observer.db.transaction(async (tx) => {
        const column = sql.identifier(row.column ?? 'id');
        await tx.execute(
          sql`select from ${sql.identifier(row.table)} where ${column} = ${row.id} for update`,
        );
        const start = inOrder();
        return [await start(first), await start(second)] as const;
      });
      return Promise.all([both[0].started, both[1].started]);
    },
    /** Commits what a transaction of another process wrote once `work`, begun before that, waits for it or has ended. */
    beforeCommitOf: async <T>(write: (tx: Db) => Promise<unknown>, work: () => Promise<T>): Promise<T> => {
      const { started } = await observer.db.transaction(async (tx) => {
        await write(tx);
        return inOrder()(work);
      });
      return started;
    },
    /** The rows that a transaction of another process holds while `work` is done. */
    whileHolding: <T>(hold: (tx: Db) => Promise<unknown>, work: () => Promise<T>): Promise<T> =>
      observer.db.transaction(async (tx) => {
        await hold(tx);
        return work();
      }),
    stop: async () => {
      await two.stop();
      await observer.close();
      await one.stop();
      await postgres.remove();
    },
  };
};

export type TwoApps = Awaited<ReturnType<typeof startTwoApps>>;
