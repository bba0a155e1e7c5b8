import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyPostgres, openTestDatabase } from '../testing/test-database';
import type { Database } from './client';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tables = async (of: Database) =>
  (await of.query(`select table_name from information_schema.tables where table_schema = 'public'`)).rows
    .length;

test('migrating what is migrated changes nothing', async () => {
  const before = await tables(database);
  await database.migrate();
  expect(before).toBeGreaterThan(0);
  expect(await tables(database)).toBe(before);
});

test('processes that start together on an empty Postgres migrate one after the other', async () => {
  // The embedded database serves one process.
  const empty = await createEmptyPostgres();
  if (!empty) return;
  const others = [empty.open(), empty.open(), empty.open()];
  await Promise.all(others.map((other) => other.migrate()));
  expect(await tables(others[0]!)).toBe(await tables(database));
  await Promise.all(others.map((other) => other.close()));
  await empty.remove();
});
