import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordFileRemovals } from '../../db/file-removals';
import { credentials } from '../../db/schema/credentials';
import { fileRemovals } from '../../db/schema/files';
import { ownerWithEverything } from '../../features/your-data/testing/owner-with-everything';
import type { Storage } from '../../integrations/storage/storage';
import { jpeg } from '../../testing/content/pictures';
import { startAppOn, storageKinds } from '../../testing/start-app-on';
import type { TestApp } from '../../testing/test-app';
import { removeDueFiles } from './remove-files';
import { sweepStorage } from './sweep-storage';
import { storedFolders } from './stored-folders';

const minute = 60_000;

describe.each(storageKinds)('on %s', (kind) => {
  let app: TestApp;
  let stop: () => Promise<void>;
  let removeFromStorage: Storage['remove'];
  beforeAll(async () => {
    ({ app, stop } = await startAppOn(kind));
    removeFromStorage = app.deps.storage.remove.bind(app.deps.storage);
  });
  afterEach(async () => {
    repairStorage();
    for (const key of await recordedKeys()) await removeFromStorage(key);
    await app.db.delete(fileRemovals);
  });
  afterAll(() => stop());

  const breakStorage = () => {
    const tried: string[] = [];
    app.deps.storage.remove = (key) => {
      tried.push(key);
      return Promise.reject(new Error('the storage is away'));
    };
    return tried;
  };
  const repairStorage = () => (app.deps.storage.remove = removeFromStorage);
  const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
  const storedKeys = async () => {
    const keys: string[] = [];
    for (const { name } of storedFolders) {
      for await (const { key } of app.deps.storage.list(name)) keys.push(key);
    }
    return keys.sort();
  };
  const recordedKeys = async () =>
    (await app.db.select().from(fileRemovals)).map(({ storageKey }) => storageKey).sort();
  const put = async (name: string, count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `credentials/${name}-${index}`);
    for (const key of keys) await app.deps.storage.put(key, Buffer.from('content'));
    return keys;
  };

  test('files of an account deleted while storage fails are removed after a restart, and no others', async () => {
    const stays = await ownerWithEverything(app);
    const before = await storedKeys();
    expect(before).toHaveLength(5);
    const leaves = await ownerWithEverything(app);
    const ofLeaving = (await storedKeys()).filter((key) => !before.includes(key));
    expect(ofLeaving).toHaveLength(5);

    const tried = breakStorage();
    const answer = await leaves.browser.send('DELETE', '/api/account', { username: leaves.username });
    expect(answer.status).toBe(204);
    // An unavailable storage is not waited for once for each file.
    expect(tried).toHaveLength(1);
    expect(await recordedKeys()).toEqual(ofLeaving);
    app.restart();

    pass(minute);
    expect(await removeDueFiles(app.deps)).toBe(0);
    expect(await storedKeys()).toHaveLength(10);

    repairStorage();
    // A failed try is repeated later, not at once.
    expect(await removeDueFiles(app.deps)).toBe(0);
    pass(10 * minute);
    expect(await removeDueFiles(app.deps)).toBe(5);
    expect(await storedKeys()).toEqual(before);
    expect(await recordedKeys()).toEqual([]);
    for (const { fileUrl } of stays.credentials) {
      expect((await app.visitor().get(fileUrl)).status).toBe(200);
    }
  });

  test('a credential and a photo deleted while storage fails lose their files later', async () => {
    const ana = await ownerWithEverything(app);
    const kept = await storedKeys();
    breakStorage();
    const [{ id } = { id: '' }] = ana.credentials;
    const [row] = (await app.db.select().from(credentials)).filter((credential) => credential.id === id);
    expect((await ana.browser.send('DELETE', `/api/credentials/${id}`)).status).toBe(204);
    const { url } = (await (
      await ana.browser.upload('/api/upload/photo', 'file', await jpeg(), 'new.jpg')
    ).json()) as { url: string };
    expect((await ana.browser.send('POST', '/api/resume', { profilePhotoUrl: url })).status).toBe(200);
    const recorded = await recordedKeys();
    expect(recorded).toHaveLength(2);
    expect(recorded).toContain(row?.storageKey);
    expect(recorded).toContainEqual(expect.stringMatching(/^photos\//));

    repairStorage();
    pass(minute);
    expect(await removeDueFiles(app.deps)).toBe(2);
    expect((await storedKeys()).filter((key) => kept.includes(key))).toEqual(
      kept.filter((key) => !recorded.includes(key)),
    );
    expect((await app.visitor().get(url)).status).toBe(200);
  });

  test('files that are gone at once leave nothing to do', async () => {
    const ana = await ownerWithEverything(app);
    expect((await ana.browser.send('DELETE', '/api/account', { username: ana.username })).status).toBe(204);
    expect(await recordedKeys()).toEqual([]);
  });

  test('two processes share the work, and each file is removed once', async () => {
    const keys = await put('shared', 50);
    await recordFileRemovals(app.db, keys, app.clock.now());
    pass(minute);
    const removed: string[] = [];
    app.deps.storage.remove = async (key) => {
      removed.push(key);
      await removeFromStorage(key);
    };
    const counts = await Promise.all([removeDueFiles(app.deps), removeDueFiles(app.deps)]);
    expect(counts[0] + counts[1]).toBe(50);
    expect(removed.sort()).toEqual([...keys].sort());
    expect(await recordedKeys()).toEqual([]);
  });

  test('a crash after the file and before its row is made up for', async () => {
    const [key = ''] = await put('crashed', 1);
    await recordFileRemovals(app.db, [key], app.clock.now());
    await removeFromStorage(key);
    pass(minute);
    expect(await removeDueFiles(app.deps)).toBe(1);
    expect(await recordedKeys()).toEqual([]);
  });

  test('files that storage refuses to remove do not keep others from being removed', async () => {
    const stuck = await put('stuck', 19);
    const others = await put('other', 30);
    await recordFileRemovals(app.db, stuck, app.clock.now());
    pass(1);
    await recordFileRemovals(app.db, others, app.clock.now());
    pass(minute);
    app.deps.storage.remove = (key) =>
      stuck.includes(key) ? Promise.reject(new Error('access denied')) : removeFromStorage(key);
    expect(await removeDueFiles(app.deps)).toBe(30);
    expect(await recordedKeys()).toEqual([...stuck].sort());
  });

  test('a stop ends the work between two files, and the rest stays recorded', async () => {
    const keys = await put('stopped', 3);
    await recordFileRemovals(app.db, keys, app.clock.now());
    pass(minute);
    const stopping = new AbortController();
    app.deps.storage.remove = async (key) => {
      await removeFromStorage(key);
      stopping.abort();
    };
    expect(await removeDueFiles(app.deps, stopping.signal)).toBe(1);
    expect(await recordedKeys()).toHaveLength(2);
  });

  test('the sweep leaves files whose removal is recorded to the job, and is not refused because of them', async () => {
    const keys = await put('many', 40);
    await recordFileRemovals(app.db, keys, app.clock.now());
    // Storage goes by the computer's own clock.
    app.clock.set(new Date(Date.now() + 2 * 60 * minute));
    await sweepStorage(app.deps);
    expect(await storedKeys()).toEqual(expect.arrayContaining(keys));
    expect(await removeDueFiles(app.deps)).toBe(40);
  });
});
