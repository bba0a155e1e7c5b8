import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ConfigError } from '../config/config';
import { migrationsFolder, requireKnownSchema, stateCompatibleReleases } from './known-schema';
import * as schema from './schema';

type Schema = typeof schema;

/** The handle that repositories take: the database itself or a transaction of it, on either driver. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** A database as a part: the handle, plain queries, and its life. */
export interface Database {
  db: Db;
  /** One plain query. Postgres prepares one with a name once per connection. */
  query(
    text: string,
    values?: unknown[],
    name?: string,
  ): Promise<{ rows: unknown[]; rowCount: number | null }>;
  /** Rejects with a ConfigError where a newer release has migrated the database to what this one does not know. */
  migrate(): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Connections of this process, and calls that wait for one. Absent on the embedded database. */
  poolFigures?: () => { open: number; idle: number; waiting: number };
}

const maxQueryMs = 10_000;
const defaultMaxWaitMs = 3000;
const maxIdleInTransactionMs = 30_000;

/** Opens a pool on a Postgres given by its URL. Sends no query yet. */
export const openPostgres = (
  url: string,
  options: { maxConnections?: number; maxWaitMs?: number } = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    // For connecting, and for a free connection.
    connectionTimeoutMillis: options.maxWaitMs ?? defaultMaxWaitMs,
    // Our queries never take seconds. The first makes Postgres cancel, the second stops waiting for a Postgres that does not respond.
    statement_timeout: maxQueryMs,
    query_timeout: maxQueryMs,
    // A process that stops responding inside a transaction must not hold its locks forever.
    idle_in_transaction_session_timeout: maxIdleInTransactionMs,
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  // The same for a connection that breaks while in use: its query reports the error to the caller.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool, { schema });
  db.transaction = transactionsOn(pool);
  return {
    db,
    query: (text, values, name) => pool.query({ name, text, values }),
    migrate: () => migrateAlone(url),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
    poolFigures: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};

type Transaction = NodePgDatabase<Schema>['transaction'];

/**
 * Drizzle's own never gives a connection back whose BEGIN failed, and gives one back as good whose ROLLBACK failed. Here one
 * that is not surely clean is closed, and the pool opens another.
 */
const transactionsOn = (pool: pg.Pool): Transaction => {
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>();
  const handleOf = (client: pg.PoolClient) => {
    const handle = handles.get(client) ?? drizzle(client, { schema });
    handles.set(client, handle);
    return handle;
  };
  return async (work, config) => {
    const client = await pool.connect();
    let thrown: { error: unknown } | undefined;
    const noting: typeof work = async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        thrown = { error };
        throw error;
      }
    };
    try {
      const result = await handleOf(client).transaction(noting, config);
      client.release();
      return result;
    } catch (error) {
      // A rollback that failed throws its own error in place of the work's.
      const isRolledBack = thrown?.error === error;
      client.release(!isRolledBack);
      throw thrown ? thrown.error : error;
    }
  };
};

// Any number that no other lock of this database uses.
const migrationLock = 7_236_401;

/** Processes that start together migrate one after the other. */
const migrateAlone = async (url: string) => {
  // A separate connection: a migration, or waiting for another process's, may exceed the query timeout.
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The running query also reports a broken connection; without a listener, the event would end the process.
  connection.on('error', () => {});
  await connection.connect().catch((cause: Error & { code?: string }) => {
    throw new ConfigError([
      `DATABASE_URL leads to no database: ${cause.message || (cause.code ?? 'no answer')}`,
    ]);
  });
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await requireKnownSchema(connection);
    await migrate(drizzle(connection, { schema }), { migrationsFolder });
    await stateCompatibleReleases(connection);
  } finally {
    // Closing gives the lock back whatever state the connection is in.
    await connection.end();
  }
};

/** How many migrations the database has; 0 before the first start. */
export const countMigrations = async (database: Pick<Database, 'query'>): Promise<number> => {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: tables } = await database.query(`select to_regclass('${table}') is not null as exists`);
  if (!(tables as { exists: boolean }[])[0]?.exists) return 0;
  const { rows } = await database.query(`select count(*)::int as count from ${table}`);
  return (rows as { count: number }[])[0]?.count ?? 0;
};
