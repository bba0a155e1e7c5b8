import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { hasPostgres, startThrowAwayPostgres } from './throw-away-postgres.mjs';
import { openPostgres, type Database } from '../../db/client';
import { openEmbeddedDatabase } from '../../embedded/database';
import { lendEmbeddedDatabase } from './lend-embedded-database';

/**
 * An empty, migrated database of one's own: on the Postgres that TEST_DATABASE_URL names, else embedded, in memory.
 * Closing it removes it.
 */
export const openTestDatabase = async (): Promise<Database> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    return lendEmbeddedDatabase(async () =>
      openEmbeddedDatabase(undefined, { loadDataDir: await template() }),
    );
  }
  const database = await createOn(server);
  await database.migrate();
  return database;
};

/** Fills a new folder with an empty, migrated embedded database, as a first start leaves it. */
export const makeEmbeddedDatabase = async (folder: string): Promise<Database> =>
  openEmbeddedDatabase(folder, { loadDataDir: await template() });

/** Opens what `makeEmbeddedDatabase` made. */
export const reopenEmbeddedDatabase = (folder: string): Promise<Database> => openEmbeddedDatabase(folder);

const template = async () => new Blob([new Uint8Array(await readFile(inject('databaseTemplate')))]);

const createOn = async (server: string): Promise<Database> => {
  const { open, remove } = await emptyOn(server);
  const database = open();
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
};

/** A Postgres with nothing in it that may be opened many times; null where tests run on the embedded one. */
export const createEmptyPostgres = async () => {
  const server = process.env.TEST_DATABASE_URL;
  return server ? emptyOn(server) : null;
};

/**
 * What tells a server in a process of its own to use the Postgres that tests run on, with nothing in it yet; no settings
 * where they run on the embedded database, which such a process brings along.
 */
export const databaseForProcess = async () => {
  const postgres = await createEmptyPostgres();
  const settings: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
  return { settings, remove: async () => postgres?.remove() };
};

/** Whether tests run on a real Postgres, and not on the embedded database. */
export const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Whether `startBreakablePostgres` can: not where tests run on the embedded database, nor without a Postgres installed. */
export const canBreakPostgres = isOnPostgres && hasPostgres();

/** A Postgres of the test's own, which it may crash and bring back. */
export const startBreakablePostgres = async () => {
  const server = await startThrowAwayPostgres();
  // What was committed before a crash is there after it, as in production.
  await onServer(server.url, 'alter role current_user set synchronous_commit = on');
  return { ...server, open: () => openPostgres(server.url, { maxConnections: 8 }) };
};

const emptyOn = async (server: string) => {
  const name = `husay_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    open: () => openPostgres(url.href, { maxConnections: 8 }),
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
};

const onServer = async (server: string, statement: string) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
