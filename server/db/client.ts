import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from './schema';

export type Schema = typeof schema;

/** The handle that repositories take: the database itself or a transaction of it, on either driver. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** A database as a part: the handle, plain queries for the session store, and its life. */
export interface Database {
  db: Db;
  /** What connect-pg-simple needs of a pool. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }>;
  migrate(): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a pool on a Postgres given by its URL. Nothing is asked of it yet. */
export const openPostgres = (url: string, options: { maxConnections?: number } = {}): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5000,
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { schema });
  return {
    db,
    query: (text, values) => pool.query(text, values),
    migrate: () => migrateAlone(pool),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
};

// Any number that no other lock of this database uses.
const migrationLock = 7_236_401;

/** Processes that start together migrate one after the other. */
const migrateAlone = async (pool: pg.Pool) => {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(connection, { schema }), { migrationsFolder: 'migrations' });
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
    connection.release();
  } catch (error) {
    // Closing the connection gives the lock back whatever state it is in.
    connection.release(true);
    throw error;
  }
};
