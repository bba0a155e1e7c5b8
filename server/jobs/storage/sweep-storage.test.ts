import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '../../testing/content/documents';
import { jpeg, png } from '../../testing/content/pictures';
import { publishResume } from '../../testing/content/publish-resume';
import { startAppOn, storageKinds } from '../../testing/start-app-on';
import type { TestApp } from '../../testing/test-app';
import { pino } from 'pino';
import { listTrash, restoreFile } from '../../files/trash';
import { openTestDatabase } from '../../testing/postgres/test-database';
import { installation } from '../../db/schema/installation';
import { deploymentOf } from '../restored-copy/deployment-fingerprint';
import { ownerKey, takeOwnership } from './storage-owner';
import { countUnknownFiles, isTooManyToSweep, runSweep, sweepStorage } from './sweep-storage';

const hour = 3600_000;

const removedBy = async (...input: Parameters<typeof sweepStorage>) => (await sweepStorage(...input)).removed;

describe.each(storageKinds)('on %s', (kind) => {
  let app: TestApp;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ app, stop } = await startAppOn(kind));
  });
  afterAll(() => stop());

  /** Storage goes by the computer's own clock. */
  const later = (ms: number) => app.clock.set(new Date(Date.now() + ms));
  const exists = async (key: string) => {
    const stream = await app.deps.storage.read(key);
    stream?.destroy();
    return stream !== null;
  };

  test('removes what nothing knows once it is old enough, and nothing else', async () => {
    const ana = await app.signedIn({ email: 'ana@example.com' });
    // Visitors find the files of users who published something.
    await publishResume(ana);
    const form = (content: Uint8Array, name: string) => {
      const body = new FormData();
      body.set('title', 'License');
      body.set('isPublic', 'true');
      body.set('file', new Blob([new Uint8Array(content)]), name);
      return ana.request('/api/credentials/upload', { method: 'POST', body });
    };
    const uploads = [await form(pdf(), 'a.pdf'), await form(await png(), 'b.png')];
    const [document, picture] = (await Promise.all(uploads.map((answer) => answer.json()))) as {
      fileUrl: string;
      thumbnailUrl: string | null;
    }[];
    const photo = (await (await ana.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg')).json()) as {
      url: string;
    };
    for (const key of ['credentials/orphan', 'credentials/orphan.webp', 'photos/orphan', 'others/file']) {
      await app.deps.storage.put(key, Readable.from([Buffer.from('left behind')]));
    }

    later(0.9 * hour);
    expect(await removedBy(app.deps)).toBe(0);

    later(1.1 * hour);
    const counts = await Promise.all([removedBy(app.deps), removedBy(app.deps)]);
    expect(Math.max(...counts)).toBe(3);
    for (const key of ['credentials/orphan', 'credentials/orphan.webp', 'photos/orphan']) {
      expect(await exists(key), key).toBe(false);
    }
    expect(await exists('others/file')).toBe(true);
    for (const url of [document?.fileUrl, picture?.fileUrl, picture?.thumbnailUrl, photo.url]) {
      expect((await app.visitor().get(url ?? 'missing')).status).toBe(200);
    }
  });

  describe('with the wrong database', () => {
    const leave = async (count: number, from = 0) => {
      const keys = Array.from({ length: count }, (_, index) => `credentials/left-${from + index}`);
      for (const key of keys) await app.deps.storage.put(key, Buffer.from('left behind'));
      later(2 * hour);
      return keys;
    };
    const expectAllThere = async (keys: string[]) => {
      for (const key of keys) expect(await exists(key), key).toBe(true);
    };

    test('a database that is not the owner removes nothing, until an operator says that it is', async () => {
      await sweepStorage(app.deps);
      const keys = await leave(2);
      const other = await openTestDatabase();
      const deps = { ...app.deps, database: other };
      await expect(sweepStorage(deps)).rejects.toThrow("belongs to another installation's database");
      await expectAllThere(keys);

      // The owner goes on, and the other one still may not.
      expect(await removedBy(app.deps)).toBe(2);
      await expect(sweepStorage(deps, { isConfirmed: true })).rejects.toThrow('another installation');
      await takeOwnership({ ...app.deps, db: other.db });
      await expect(sweepStorage(app.deps)).rejects.toThrow('another installation');
      await takeOwnership({ ...app.deps, db: app.db });
      expect(await removedBy(app.deps)).toBe(0);
      await other.close();
    });

    test('a database that was restored or copied from an older state removes nothing', async () => {
      await sweepStorage(app.deps);
      const [before] = await app.db.select().from(installation);
      const keys = await leave(1);
      await app.db.update(installation).set({ sweeps: before!.sweeps - 1 });
      await expect(sweepStorage(app.deps)).rejects.toThrow('The database is older than the storage');
      await expectAllThere(keys);
      await takeOwnership({ ...app.deps, db: app.db });
      expect(await removedBy(app.deps)).toBe(1);
    });

    test('a copy of the database, started at once with settings of its own, removes nothing and takes over nothing', async () => {
      const deploymentAt = (PUBLIC_URL: string, databaseHost: string) => ({
        ...app.deps,
        config: { ...app.deps.config, PUBLIC_URL, DATABASE_URL: `postgres://app@${databaseHost}/husay` },
      });
      const production = deploymentAt('https://husay.example', 'db.example');
      await app.deps.storage.remove(ownerKey);
      await sweepStorage(production);
      const [before] = await app.db.select().from(installation);
      const other = await openTestDatabase();
      await other.db.insert(installation).values(before!);
      const copies = [
        deploymentAt('https://staging.husay.example', 'db.example'),
        deploymentAt('https://husay.example', 'localhost:5433'),
      ].map((copy) => ({ ...copy, database: other }));
      // Production goes on: the copy does not know this file, nor a share of files that would be implausible.
      const keys = await leave(2);
      for (const copy of copies) {
        const refused = expect(sweepStorage(copy, { isConfirmed: true })).rejects;
        await refused.toThrow(
          `another PUBLIC_URL or DATABASE_URL than this one (PUBLIC_URL ${copy.config.PUBLIC_URL}, `,
        );
        await expect(sweepStorage(copy)).rejects.toThrow('run: npm run admin -- storage claim');
      }
      await expectAllThere(keys);
      expect(await removedBy(production)).toBe(2);

      // Production moves to another address.
      const moved = deploymentAt('https://husay.ph', 'db.example');
      await expect(sweepStorage(moved)).rejects.toThrow('another PUBLIC_URL');
      await takeOwnership({ ...moved, db: app.db });
      expect(await removedBy(moved)).toBe(0);
      await expect(sweepStorage(production)).rejects.toThrow('another PUBLIC_URL');
      await other.close();
      await takeOwnership({ ...app.deps, db: app.db });
    });

    test('an owner without a fingerprint, of an earlier version, is accepted and completed', async () => {
      const deps = {
        ...app.deps,
        config: { ...app.deps.config, DATABASE_URL: 'postgres://app@db.example/husay' },
      };
      const [{ id, sweeps } = { id: '', sweeps: 0 }] = await app.db.select().from(installation);
      await app.deps.storage.put(ownerKey, Buffer.from(JSON.stringify({ installation: id, sweeps })));
      expect(await removedBy(deps)).toBe(0);
      const file = await app.deps.storage.read(ownerKey);
      expect(JSON.parse(await text(file!))).toEqual({
        installation: id,
        sweeps: sweeps + 1,
        fingerprint: deploymentOf(deps.config)?.fingerprint,
      });
      await takeOwnership({ ...app.deps, db: app.db });
    });

    test('storage that names no owner is not claimed where most of its files are unknown', async () => {
      await app.deps.storage.remove(ownerKey);
      const other = await openTestDatabase();
      const keys = await leave(3);
      await expect(sweepStorage({ ...app.deps, database: other })).rejects.toThrow('names no owner');
      await expectAllThere(keys);
      expect(await exists(ownerKey)).toBe(false);
      // Its own database knows the rest.
      expect(await removedBy(app.deps)).toBe(3);
      expect(await exists(ownerKey)).toBe(true);
      await other.close();
    });

    test('an implausible share of the files is left alone, unless an operator confirms it', async () => {
      await sweepStorage(app.deps);
      const keys = await leave(21);
      await expect(sweepStorage(app.deps)).rejects.toThrow(/does not know 21 of the \d+ files/);
      await expectAllThere(keys);
      expect(await countUnknownFiles(app.deps)).toMatchObject({
        unknown: expect.arrayContaining(keys) as unknown,
      });
      await expectAllThere(keys);
      expect(await removedBy(app.deps, { isConfirmed: true })).toBe(21);
      await leave(20);
      expect(await removedBy(app.deps)).toBe(20);
    });
  });

  describe('the trash', () => {
    const day = 24 * hour;
    const sweep = async (at: number) => {
      later(at);
      return sweepStorage(app.deps);
    };
    const trashed = async () => (await listTrash(app.deps.storage)).map(({ originalKey }) => originalKey);

    test('keeps what a sweep removed for seven days, and can be restored from', async () => {
      for (const { key } of await listTrash(app.deps.storage)) await app.deps.storage.remove(key);
      await app.deps.storage.put('credentials/stray', Buffer.from('not lost'));
      await sweep(2 * hour);
      expect(await exists('credentials/stray')).toBe(false);
      expect(await trashed()).toEqual(['credentials/stray']);

      const [file] = await listTrash(app.deps.storage);
      await restoreFile(app.deps.storage, file!);
      expect(await trashed()).toEqual([]);
      expect(await text((await app.deps.storage.read('credentials/stray'))!)).toBe('not lost');

      // Known to nothing still, so the next sweep takes it again.
      expect(await sweep(4 * hour)).toMatchObject({ removed: 1, inTrash: 1 });
      expect(await sweep(4 * hour + 7 * day - 60_000)).toMatchObject({ removed: 0, inTrash: 1 });
      expect(await trashed()).toEqual(['credentials/stray']);
      expect(await sweep(4 * hour + 7 * day + 60_000)).toMatchObject({ removed: 0, inTrash: 0 });
      expect(await trashed()).toEqual([]);
    });
  });

  describe('the job', () => {
    /** A run of a process that started `runningMs` ago, of an installation that has owned its storage for `ownedMs`. */
    const run = async ({ runningMs = 3 * hour, ownedMs = 48 * hour } = {}) => {
      const now = app.clock.now().getTime();
      await app.db.update(installation).set({ claimedAt: new Date(now - ownedMs) });
      const errors: unknown[] = [];
      const logger = pino({ level: 'error' }, { write: (line) => errors.push(JSON.parse(line)) });
      await runSweep({ ...app.deps, logger }, new Date(now - runningMs));
      return errors;
    };
    const metric = async (name: string) => {
      const metrics = await (await app.visitor().get('/metrics')).text();
      return new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1];
    };

    test('removes nothing in the first hours of a process and in the first day of an installation', async () => {
      await app.deps.storage.put('credentials/early', Buffer.from('left behind'));
      later(2 * hour);
      await run({ runningMs: 1.9 * hour });
      await run({ ownedMs: 23 * hour });
      expect(await exists('credentials/early')).toBe(true);
      const before = Number(await metric('husay_storage_swept_files_total'));
      await run();
      expect(await exists('credentials/early')).toBe(false);
      expect(await metric('husay_storage_swept_files_total')).toBe(String(before + 1));
    });

    test('too many unknown files raise an alert that lasts until an operator confirms their removal', async () => {
      for (let count = 0; count < 21; count++) {
        await app.deps.storage.put(`credentials/many-${count}`, Buffer.from('left behind'));
      }
      later(2 * hour);
      // Said at once, though nothing would be removed in the first hours.
      const errors = await run({ runningMs: 0 });
      expect(errors).toMatchObject([
        {
          msg: 'the storage sweep was refused',
          heldFiles: 21,
          reason: expect.stringContaining('npm run admin -- storage sweep --confirm') as string,
        },
      ]);
      expect(await run()).toHaveLength(1);
      expect(await exists('credentials/many-20')).toBe(true);
      expect(await metric('husay_storage_sweep_held_files')).toBe('21');
      expect(await metric('husay_storage_sweep_refused')).toBe('1');

      expect(await removedBy(app.deps, { isConfirmed: true })).toBe(21);
      expect(await run()).toEqual([]);
      expect(await metric('husay_storage_sweep_held_files')).toBe('0');
      expect(await metric('husay_storage_sweep_refused')).toBe('0');
    });
  });
});

test.each([
  [20, 20, false],
  [21, 21, true],
  [21, 1049, true],
  [21, 1050, false],
  [200, 10_000, false],
  [201, 10_000, true],
])('%i unknown files of %i are too many: %s', (unknown, total, tooMany) => {
  expect(isTooManyToSweep(unknown, total)).toBe(tooMany);
});
