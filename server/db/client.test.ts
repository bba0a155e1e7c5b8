import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyPostgres, openTestDatabase } from '../testing/postgres/test-database';
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

describe('a pool of Postgres', () => {
  // The embedded database has no connections that could break.
  let empty: Awaited<ReturnType<typeof createEmptyPostgres>>;
  let pooled: Database | undefined;
  beforeAll(async () => {
    empty = await createEmptyPostgres();
    pooled = empty?.open();
  });
  afterAll(async () => {
    await pooled?.close();
    await empty?.remove();
  });

  /** More transactions at once than there are connections, were only one of them lost. */
  const expectAllThere = async ({ db }: Database) => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => db.transaction((tx) => tx.execute(sql`select 1 as one`))),
    );
    expect(answers).toHaveLength(16);
  };

  test('outlives connections that are cut inside a transaction', async () => {
    if (!pooled) return;
    for (let i = 0; i < 20; i++) {
      const cut = pooled.db.transaction((tx) =>
        tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
      );
      await expect(cut).rejects.toThrow();
    }
    await expectAllThere(pooled);
  });

  test('gets its connection back when a transaction cannot even begin', async () => {
    if (!pooled) return;
    for (let i = 0; i < 20; i++) {
      const never = pooled.db.transaction(() => Promise.resolve(), { isolationLevel: 'none' as never });
      await expect(never).rejects.toThrow();
    }
    await expectAllThere(pooled);
  });

  test('aborts an idle transaction, so that its locks are released', async () => {
    if (!pooled) return;
    const { rows } = await pooled.query(
      `select current_setting('idle_in_transaction_session_timeout') as ends`,
    );
    expect(rows).toEqual([{ ends: '30s' }]);
  });

  test('reports why the work failed, not that the rollback failed', async () => {
    if (!pooled) return;
    const why = new Error('the work says why');
    const failing = pooled.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
      throw why;
    });
    await expect(failing).rejects.toBe(why);
    await expectAllThere(pooled);
  });

  test('rolls back what fails, and keeps its connection', async () => {
    if (!pooled) return;
    await pooled.query('create table notes (text text)');
    for (let i = 0; i < 20; i++) {
      const failing = pooled.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values ('never')`);
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
    }
    expect((await pooled.query('select * from notes')).rows).toEqual([]);
    await expectAllThere(pooled);
  });
});
