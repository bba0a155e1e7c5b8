import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { photos } from '../../../db/schema/files';
import type { Storage } from '../../../integrations/storage/storage';
import { publishResume } from '../../../testing/content/publish-resume';
import { jpeg } from '../../../testing/content/pictures';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp } from '../../../testing/test-app';

/** Files in memory; `faults` says what fails. */
const memoryStorage = (faults: { put?: boolean; remove?: boolean; read?: boolean }) => {
  const files = new Map<string, Buffer>();
  const storage: Storage = {
    put: async (key, content) => {
      if (faults.put) throw new Error('secret-bucket is full');
      files.set(key, content as Buffer);
    },
    read: async (key) => {
      if (faults.read) throw new Error('secret-bucket is away');
      const file = files.get(key);
      return file ? Readable.from([file]) : null;
    },
    remove: async (key) => {
      if (faults.remove) throw new Error('secret-bucket is away');
      files.delete(key);
    },
    move: () => Promise.reject(new Error('Photos are not moved')),
    list: () => Readable.from([]),
    removeUnfinished: () => Promise.resolve(),
    ping: async () => {},
  };
  return { files, storage };
};

test('faults of the storage and the database leave neither half of a photo behind', async () => {
  const faults: Parameters<typeof memoryStorage>[0] = {};
  const { files, storage } = memoryStorage(faults);
  const app = await startTestApp({ overrides: { storage } });
  try {
    const ana = await app.signedIn({ email: 'ana@example.com' });
    await publishResume(ana);
    const upload = async () => ana.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg');

    faults.put = true;
    const refused = await refusal(await upload());
    expect(refused).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(JSON.stringify(refused)).not.toContain('secret');
    expect(await app.db.$count(photos)).toBe(0);
    faults.put = false;

    await app.deps.database.query('alter table photos add constraint broken check (size_bytes < 0)');
    const failed = await refusal(await upload());
    expect(failed).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(JSON.stringify(failed)).not.toMatch(/photos|insert|constraint/);
    expect(files.size).toBe(0);
    await app.deps.database.query('alter table photos drop constraint broken');

    const { url } = (await (await upload()).json()) as { url: string };
    faults.read = true;
    const away = await app.visitor().get(url);
    expect(away.headers.get('content-type')).toMatch(/json/);
    expect(await refusal(away)).toMatchObject({ status: 500 });
    faults.read = false;

    faults.remove = true;
    app.clock.set(new Date('2026-11-23T00:00:00Z'));
    expect((await upload()).status).toBe(200);
  } finally {
    await app.stop();
  }
});
