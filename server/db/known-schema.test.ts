import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { compatibleSince } from './known-schema';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const query = (text: string) => app.deps.database.query(text);
const later = Date.parse('2027-01-02T03:04:05Z');

/** What a newer release's migration does. */
const migrateFurther = () =>
  query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${later})`);
/** Where it says that releases from this one on work with it. */
const stateCompatible = (oldest: string) =>
  query(`update drizzle.compatible_releases set stated = ${later}, compatible = ${oldest}`);
afterEach(async () => {
  await query(`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  await query('update drizzle.compatible_releases set stated = 0, compatible = 0');
});

const readiness = async () => {
  const response = await app.visitor().get('/readyz');
  return [response.status, ((await response.json()) as { failed: string[] }).failed];
};

test('a database that a newer release has migrated is refused in words, and changed no further', async () => {
  await migrateFurther();
  await expect(app.deps.database.migrate()).rejects.toThrow(
    /a newer release has migrated this database \(its newest migration is of 2027-01-02T03:04:05.*Nothing was changed/,
  );
});

test('a process that runs already is not ready then, and is again after the newer release says that both work', async () => {
  expect(await readiness()).toEqual([200, []]);
  await migrateFurther();
  expect(await readiness()).toEqual([503, ['schema']]);
  await stateCompatible('1');
  expect(await readiness()).toEqual([200, []]);
  await app.deps.database.migrate();
  await stateCompatible(String(later));
  expect(await readiness()).toEqual([503, ['schema']]);
  await expect(app.deps.database.migrate()).rejects.toThrow(/newer release/);
});

test('each start states which releases work with the database', async () => {
  await app.deps.database.migrate();
  const { rows } = await query('select stated::float8, compatible::float8 from drizzle.compatible_releases');
  expect(rows).toEqual([{ stated: expect.any(Number) as number, compatible: expect.any(Number) as number }]);
  const [{ stated, compatible }] = rows as [{ stated: number; compatible: number }];
  expect(compatible).toBeGreaterThan(0);
  expect(stated).toBeGreaterThanOrEqual(compatible);
});

/** What earlier releases cannot work with: what they use is gone, renamed or may be missing, or what they do not fill in is required. */
const breaking =
  /\bDROP (TABLE|COLUMN|TYPE|VIEW|SCHEMA)\b|\bRENAME\b|\b(SET|DROP) NOT NULL\b|\bSET DATA TYPE\b|ADD COLUMN (?![^;]*(DEFAULT|GENERATED))[^;]*NOT NULL/i;

test('each migration that earlier releases cannot work with is counted, and named in the changelog', () => {
  const files = readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const found = files.filter((name) => breaking.test(readFileSync(`migrations/${name}`, 'utf8')));
  for (const name of found) {
    expect(files.indexOf(name), `${name}: raise compatibleSince`).toBeLessThan(compatibleSince);
    expect(changelog).toContain(`\`${name.replace('.sql', '')}\``);
  }
  expect(compatibleSince).toBeLessThanOrEqual(files.length);
});
