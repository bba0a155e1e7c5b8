import { beforeAll, expect, test } from 'vitest';
import { rosterPage } from '#shared/candidates/schema';
import { seedCandidates } from '../../../bench/candidates-seed';
import type { Database } from '../../db/client';
import { openTestDatabase } from '../../testing/postgres/test-database';
import { countRoster, listRoster, readRoster } from './repository';

let database: Database;
const now = new Date('2026-11-27T01:00:00Z');
let organizationId = '';
beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await database.query(
    `insert into organizations (slug, name, kind, license_number, contact, created_at)
     values ('roster', 'Roster', 'manpower', '', '{}', now()) returning id`,
  );
  organizationId = (rows[0] as { id: string }).id;
  await database.query(seedCandidates, [organizationId, 1, 4000]);
  await database.query('analyze candidates');
  return () => database.close();
});

/** How Postgres runs a query of the repository. */
const planOf = async (query: unknown): Promise<string> => {
  const { sql, params } = (query as { toSQL(): { sql: string; params: unknown[] } }).toSQL();
  const { rows } = await database.query(`explain ${sql}`, params);
  return rows.map((row) => Object.values(row as object).join(' ')).join('\n');
};
const pageOf = (query: object, inOrder?: boolean) =>
  listRoster(database.db, { organizationId, now }, crypto.randomUUID(), rosterPage.parse(query), inOrder);

test('a search reads the index of words, and not the whole table', async () => {
  const plan = await planOf(pageOf({ search: 'employer1234' }));
  expect(plan).toContain('candidates_search');
  expect(plan).not.toContain('Seq Scan on candidates');
  expect(await pageOf({ search: 'employer1234' })).toHaveLength(2);
});

test('a beginning of very many words is read in order, and not sorted', async () => {
  const plan = await planOf(pageOf({ search: 'emp' }, true));
  expect(plan).toContain('candidates_changed');
  expect(plan).not.toContain('Sort');
  const reading = { organizationId, now };
  const read = (page: number) =>
    readRoster(database.db, reading, crypto.randomUUID(), rosterPage.parse({ search: 'emp', page }));
  const [first, second] = [await read(1), await read(2)];
  expect(first.total).toBe(1001);
  expect([...first.rows, ...second.rows].map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
});

test('the roster without a search reads its first page from an index', async () => {
  for (const [query, index] of [
    [{}, 'candidates_changed'],
    [{ sort: 'name' }, 'candidates_name'],
    [{ sort: 'added' }, 'candidates_number'],
  ] as const) {
    const plan = await planOf(pageOf(query));
    expect(plan, JSON.stringify(query)).toContain(index);
    expect(plan).not.toContain('Sort');
  }
});

test('a tag that few have is found by the index of tags', async () => {
  expect(await planOf(pageOf({ tag: 'Saudi ready' }))).toMatch(/candidates_tags|candidates_changed/);
  const { page: _page, sort: _sort, ...selection } = rosterPage.parse({ tag: 'Saudi ready' });
  const reading = { organizationId, now };
  expect(await countRoster(database.db, reading, crypto.randomUUID(), selection)).toBe(100);
});
