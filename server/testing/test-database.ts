import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres, type Database } from '../db/client';
import { openEmbeddedDatabase } from '../embedded/database';

/**
 * An empty, migrated database of one's own: on the Postgres that TEST_DATABASE_URL names, else embedded, in memory.
 * Closing it removes it.
 */
export const openTestDatabase = async (): Promise<Database> => {
  const server = process.env.TEST_DATABASE_URL;
  const database = server ? await createOn(server) : await openEmbeddedDatabase();
  await database.migrate();
  return database;
};

const createOn = async (server: string): Promise<Database> => {
  const name = `husay_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, { maxConnections: 8 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
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
