import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { ConfigError } from '../config/config';
import type { Database } from '../db/client';
import { findInstallation } from '../db/installation';
import { openEmbeddedDatabase } from '../embedded/database';
import { ownerKey, readOwner } from '../jobs/storage/storage-owner';
import { openTestDatabase } from '../testing/postgres/test-database';
import { startAppOn, storageKinds } from '../testing/start-app-on';
import { startTestApp, type TestApp } from '../testing/test-app';
import { claimEmptyStorage, requireOwnStorage } from './require-own-storage';

describe.each(storageKinds)('on %s', (kind) => {
  let app: TestApp;
  let other: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ app, stop } = await startAppOn(kind));
    other = await openTestDatabase();
  });
  afterAll(async () => {
    await other.close();
    await stop();
  });

  const depsWith = (database: Database) => ({ ...app.deps, database });

  test('the first start of an installation claims its empty storage, and its next starts are accepted', async () => {
    const deps = depsWith(app.deps.database);
    await requireOwnStorage(deps);
    expect(await readOwner(app.deps.storage)).toBeNull();
    await claimEmptyStorage(deps);
    expect(await readOwner(app.deps.storage)).toMatchObject({
      installation: (await findInstallation(app.db))?.id,
    });
    await requireOwnStorage(deps);
  });

  test('another database is refused, and neither of the two is changed', async () => {
    const owner = await readOwner(app.deps.storage);
    await expect(requireOwnStorage(depsWith(other))).rejects.toThrow(ConfigError);
    await expect(requireOwnStorage(depsWith(other))).rejects.toThrow(
      /belongs to another database.*run: npm run admin -- storage claim/,
    );
    await claimEmptyStorage(depsWith(other));
    expect(await readOwner(app.deps.storage)).toEqual(owner);
    expect(await findInstallation(other.db)).toBeUndefined();
  });

  test('so is an empty one, before its tables are made', async () => {
    const empty = await openEmbeddedDatabase();
    await expect(requireOwnStorage(depsWith(empty))).rejects.toThrow('is a new one. Nothing was changed.');
    expect((await empty.query("select to_regclass('users') as users")).rows).toEqual([{ users: null }]);
    await empty.close();
  });

  test('a storage with files that names no owner is left to the sweep to judge', async () => {
    await app.deps.storage.remove(ownerKey);
    await app.deps.storage.put('photos/whose', Buffer.from('?'));
    await requireOwnStorage(depsWith(other));
    await claimEmptyStorage(depsWith(other));
    expect(await readOwner(app.deps.storage)).toBeNull();
  });
});

test('a storage that does not answer stops no start, and the log says so', async () => {
  const app = await startTestApp();
  const logged: unknown[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => logged.push(JSON.parse(line)) });
  const storage = { ...app.deps.storage, read: () => Promise.reject(new Error('the storage is away')) };
  await requireOwnStorage({ ...app.deps, storage, logger });
  expect(logged).toMatchObject([{ reason: 'The storage does not answer.' }]);
  await app.stop();
});
