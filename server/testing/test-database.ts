import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { openPostgres, type Database } from '../db/client';
import { openEmbeddedDatabase } from '../embedded/database';

/**
 * An empty, migrated database of one's own: on the Postgres that TEST_DATABASE_URL names, else embedded, in memory.
 * Closing it removes it.
 */
export const openTestDatabase = async (): Promise<Database> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openEmbeddedDatabase(undefined, { loadDataDir: await template() });
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

const emptyOn = async (server: string) => {
  const name = `husay_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
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
