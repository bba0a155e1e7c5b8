import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applications } from '../../db/schema/applications';
import { credentials } from '../../db/schema/credentials';
import { photos } from '../../db/schema/files';
import { sentFiles } from '../../db/schema/sent';
import { users } from '../../db/schema/users';
import { ownerWithEverything } from '../../features/your-data/testing/owner-with-everything';
import { moveToTrash } from '../../files/trash';
import { openTestDatabase } from '../../testing/postgres/test-database';
import { startAppOn, storageKinds } from '../../testing/start-app-on';
import type { TestApp } from '../../testing/test-app';
import { checkRestore } from './restore-check';
import { markOwner } from '../storage/storage-owner';
import { storedFolders } from '../storage/stored-folders';

describe.each(storageKinds)('on %s', (kind) => {
  let app: TestApp;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ app, stop } = await startAppOn(kind));
  });
  afterAll(() => stop());

  /** Every file with its content, the owner's and the trash's included. */
  const contents = async () => {
    const files: Record<string, string> = {};
    for (const folder of [...storedFolders.map(({ name }) => name), 'trash', 'installation']) {
      for await (const { key } of app.deps.storage.list(folder)) {
        files[key] = await text((await app.deps.storage.read(key))!);
      }
    }
    return files;
  };
  const keysOf = (files: Record<string, string>) => Object.keys(files).sort();

  test('an older dump beside the live files: what is missing and surplus is listed, and nothing changed', async () => {
    const ana = await ownerWithEverything(app);
    await markOwner({ ...app.deps, db: app.db });
    const atDump = keysOf(await contents()).filter((key) => !key.startsWith('installation/'));
    expect(atDump).toHaveLength(5);
    // The dump: a database with the same rows, and the same identity.
    const dump = await openTestDatabase();
    for (const table of [users, credentials, photos, applications, sentFiles]) {
      const rows = await app.db.select().from(table);
      await dump.db
        .insert(table)
        .values(rows.map(({ searchText: _, ...row }: Record<string, unknown>) => row as never));
    }
    const { rows } = await app.deps.database.query('select id, sweeps from installation');
    const { id, sweeps } = rows[0] as { id: string; sweeps: number };
    await dump.query('insert into installation (id, sweeps) values ($1, $2)', [id, sweeps]);
    expect(await checkRestore({ ...app.deps, database: dump })).toEqual({
      missing: [],
      restorable: [],
      surplus: [],
      matching: 5,
      ownership: null,
    });

    // Life goes on: one more person, a credential deleted, a file swept by mistake.
    await ownerWithEverything(app);
    const uploadedSince = keysOf(await contents()).filter(
      (key) => !atDump.includes(key) && !key.startsWith('installation/'),
    );
    const [first, second] = ana.credentials;
    const [deleted] = (await dump.db.select().from(credentials)).filter((row) => row.id === first?.id);
    const [swept] = (await dump.db.select().from(credentials)).filter((row) => row.id === second?.id);
    expect((await ana.browser.send('DELETE', `/api/credentials/${first?.id}`)).status).toBe(204);
    await moveToTrash(app.deps.storage, swept!.storageKey, app.clock.now());
    await markOwner({ ...app.deps, db: app.db });

    const before = await contents();
    const report = await checkRestore({ ...app.deps, database: dump });
    const gone = [deleted!.storageKey, deleted!.thumbnailKey].filter((key) => key !== null);
    expect(report.missing.sort()).toEqual([...gone, swept!.storageKey].sort());
    expect(report.restorable.map(({ originalKey }) => originalKey)).toEqual([swept!.storageKey]);
    expect(report.surplus.sort()).toEqual(uploadedSince);
    expect(report.ownership).toContain('The database is older than the storage');
    expect(await contents()).toEqual(before);
    expect((await dump.query('select sweeps from installation')).rows).toEqual([{ sweeps }]);
    await dump.close();
  });

  test('a database that never started is another installation, and stays without an identity', async () => {
    const empty = await openTestDatabase();
    const { surplus, ownership } = await checkRestore({ ...app.deps, database: empty });
    expect(surplus.length).toBeGreaterThan(5);
    expect(ownership).toContain("another installation's database");
    expect((await empty.query('select * from installation')).rows).toEqual([]);
    await empty.close();
  });
});
