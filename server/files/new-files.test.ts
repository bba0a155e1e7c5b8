import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../db/client';
import { credentials } from '../db/schema/credentials';
import { photos } from '../db/schema/files';
import { users, type UserId } from '../db/schema/users';
import { credentialFolder, storeFile } from '../features/credentials/files/stored-file';
import { addCredential } from '../features/credentials/service';
import { addPhoto, photoFolder } from '../features/resume/photo/photo-service';
import { keepProviderPicture } from '../features/resume/photo/provider-picture';
import type { Browser } from '../testing/requests/browser';
import { jpeg } from '../testing/content/pictures';
import { publishResume } from '../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../testing/test-app';
import { discardNewFiles } from './new-files';

let app: TestApp;
let ana: Browser;
let owner: UserId;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
  owner = (await ana.currentUser()).id;
});
beforeEach(async () => {
  await app.deps.database.query('delete from photos');
  await app.deps.database.query('delete from credentials');
  for (const name of await app.storedFiles())
    for (const folder of [photoFolder, credentialFolder]) await app.deps.storage.remove(`${folder}/${name}`);
});
afterAll(() => app.stop());

type Commit = 'committed' | 'rolled back' | 'committed, and then the database is away';

/** A database whose connection breaks during each commit, with this outcome on the server. */
const lossy = (outcome: Commit): Db => {
  const gone = new Error('Connection terminated unexpectedly');
  let isAway = false;
  const transaction: Db['transaction'] = async (work) => {
    await app.db.transaction(async (tx) => {
      await work(tx);
      if (outcome === 'rolled back') throw gone;
    });
    isAway = outcome.endsWith('away');
    throw gone;
  };
  return new Proxy(app.db, {
    get: (db, name) => {
      if (name === 'transaction') return transaction;
      if (isAway) throw gone;
      return Reflect.get(db, name) as unknown;
    },
  });
};

const depsWith = (db: Db) => {
  const { clock, logger, storage, imageWork } = app.deps;
  return { db, clock, logger, storage, imageWork };
};

const details = { title: 'License', description: '', issuer: '', issuedDate: null, isPublic: false };
const upload = async (db: Db) => {
  const deps = depsWith(db);
  const file = await storeFile(depsWith(app.db), owner, Readable.from([await jpeg()]), 'license.jpg');
  return addCredential(deps, owner, details, file);
};

describe('a connection that breaks during the commit', () => {
  test('leaves a committed photo its file, and the user the address', async () => {
    const { url } = await addPhoto(depsWith(lossy('committed')), owner, await jpeg());
    expect((await ana.get(url)).status).toBe(200);
    expect(await app.db.$count(photos)).toBe(1);
  });

  test('leaves a committed credential its file and thumbnail', async () => {
    const credential = await upload(lossy('committed'));
    expect((await ana.get(credential.fileUrl)).status).toBe(200);
    expect((await ana.get(credential.thumbnailUrl!)).status).toBe(200);
  });

  test('leaves a provider’s picture that is recorded its file', async () => {
    const [user] = await app.db.select().from(users);
    const deps = { ...depsWith(lossy('committed')), fetchPicture: () => jpeg() };
    await keepProviderPicture(deps, user!, 'https://id.example/a.jpg');
    const { profileImageUrl } = await ana.currentUser();
    expect(profileImageUrl).not.toBeNull();
    expect((await ana.get(profileImageUrl!)).status).toBe(200);
  });

  test('leaves the file while the database cannot be read either', async () => {
    const db = lossy('committed, and then the database is away');
    await expect(addPhoto(depsWith(db), owner, await jpeg())).rejects.toThrow('terminated');
    expect(await app.db.$count(photos)).toBe(1);
    expect(await app.storedFiles()).toHaveLength(1);
    await expect(upload(lossy('committed, and then the database is away'))).rejects.toThrow('terminated');
    expect(await app.db.$count(credentials)).toBe(1);
    expect(await app.storedFiles()).toHaveLength(3);
  });

  test('leaves the file to the sweep where no row is seen: the commit may still be under way', async () => {
    await expect(addPhoto(depsWith(lossy('rolled back')), owner, await jpeg())).rejects.toThrow('terminated');
    expect(await app.db.$count(photos)).toBe(0);
    expect(await app.storedFiles()).toHaveLength(1);
  });
});

test('a transaction that fails before its commit leaves no file', async () => {
  const stranger = '00000000-0000-4000-8000-000000000000' as UserId;
  await expect(addPhoto(depsWith(app.db), stranger, await jpeg())).rejects.toThrow();
  expect(await app.storedFiles()).toEqual([]);
});

test('a storage that hangs keeps the user waiting for two more seconds at most', async () => {
  vi.useFakeTimers();
  try {
    const storage = { ...app.deps.storage, remove: () => new Promise<void>(() => {}) };
    const keys = ['photos/1', 'photos/1.webp'];
    const discarding = discardNewFiles({ storage, logger: pino({ level: 'silent' }) }, keys);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(discarding).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
