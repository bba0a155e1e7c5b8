import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { credentials } from '../../db/schema/credentials';
import type { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { boundary, filePartHead } from '../../testing/requests/multipart';
import { jpeg, scan } from '../../testing/content/pictures';
import { rawCall } from '../../testing/requests/raw-call';
import { refusal } from '../../testing/requests/refusal';
import { publishResume } from '../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { breakableStorage } from './testing/breakable-storage';
import { upload, uploaded, uploadPath } from './testing/upload';

let files: Awaited<ReturnType<typeof breakableStorage>>;
let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  files = await breakableStorage();
  app = await startTestApp({ overrides: { storage: files.storage } });
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
});
afterEach(async () => {
  files.state.faults = {};
  await app.deps.database.query('delete from credentials');
  for (const name of await stored()) await files.storage.remove(`credentials/${name}`);
});
afterAll(async () => {
  await app.stop();
  await files.stop();
});

const stored = () => readdir(`${files.folder}/credentials`).catch((): string[] => []);

const nothingKept = async () => {
  expect(files.state.busy).toBe(0);
  expect(await stored()).toEqual([]);
  expect(await app.db.$count(credentials)).toBe(0);
};

/** Internal errors are not revealed. */
const failure = async (response: Response) => {
  const refused = await refusal(response);
  expect(refused).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(JSON.stringify(refused)).not.toMatch(/secret|bucket|insert|constraint/);
};

test.each([
  { put: 'at once' },
  { put: 'half-way' },
  { put: 'afterwards' },
  { put: 'for thumbnails' },
  { read: 'at once' },
  { read: 'half-way' },
] as const)(
  'a storage that fails (%j) keeps nothing of an upload, and the next one is taken',
  async (faults) => {
    const picture = await scan(1500);
    files.state.faults = faults;
    await failure(await upload(ana, picture, 'a.jpg'));
    await nothingKept();
    files.state.faults = {};
    expect((await upload(ana, picture, 'a.jpg')).status).toBe(200);
  },
);

test('more failed thumbnails than are made at once do not block the next one', async () => {
  const picture = await jpeg();
  files.state.faults = { read: 'half-way' };
  for (let n = 0; n < 4; n++) await failure(await upload(ana, picture, 'a.jpg'));
  files.state.faults = {};
  expect((await upload(ana, picture, 'a.jpg')).status).toBe(200);
});

test('a database that fails at the insert leaves neither file nor thumbnail', async () => {
  await app.deps.database.query('alter table credentials add constraint broken check (size_bytes < 0)');
  await failure(await upload(ana, await jpeg(), 'a.jpg'));
  await app.deps.database.query('alter table credentials drop constraint broken');
  await nothingKept();
});

test('a storage that does not remove is no reason to refuse a deletion', async () => {
  const credential = await uploaded(ana, pdf(), 'a.pdf', { isPublic: 'true' });
  files.state.faults = { remove: true };
  expect((await ana.send('DELETE', `/api/credentials/${credential.id}`)).status).toBe(204);
  expect((await app.visitor().get(credential.fileUrl)).status).toBe(404);
  expect(await app.db.$count(credentials)).toBe(0);
});

describe('a file that cannot be read', () => {
  test('is a fault of ours, said in JSON without the file’s headers', async () => {
    const { fileUrl, thumbnailUrl, sha256 } = await uploaded(ana, await jpeg(), 'a.jpg', {
      isPublic: 'true',
    });
    files.state.faults = { read: 'at once' };
    for (const path of [fileUrl, thumbnailUrl!]) {
      const response = await app.visitor().get(path);
      expect(response.headers.get('etag')).not.toContain(sha256);
      expect(response.headers.get('content-disposition')).toBeNull();
      await failure(response);
    }
  });

  test('breaks the connection off where it has begun, so that no part passes for the whole', async () => {
    const { fileUrl } = await uploaded(ana, pdf('Scan', 500_000), 'a.pdf', { isPublic: 'true' });
    files.state.faults = { read: 'half-way' };
    // As it arrives, which supertest does not show.
    const response = await fetch(app.origin + fileUrl);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  test('is 404 where it has gone from storage', async () => {
    const { fileUrl, sha256 } = await uploaded(ana, pdf(), 'a.pdf', { isPublic: 'true' });
    for (const name of await stored()) await files.storage.remove(`credentials/${name}`);
    const response = await app.visitor().get(fileUrl);
    expect(response.headers.get('etag')).not.toContain(sha256);
    expect(await refusal(response)).toMatchObject({ status: 404 });
  });
});

describe('a caller who', () => {
  const begin = async (content: Uint8Array, length: number) => {
    const call = rawCall(ana, uploadPath, {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': length,
    });
    await call.send(filePartHead('file', 'a.pdf'));
    await call.send(content);
    return call;
  };
  const large = pdf('Scan', 10 * 1024 * 1024 + 1);

  test.each([
    ['sends too much', large, {}, 413, 'Please select a file smaller than 10MB.'],
    [
      'sends something else',
      Buffer.from('GIF89a'.padEnd(200_000)),
      {},
      400,
      'This file is not what its name says',
    ],
    ['meets a storage that fails', large, { put: 'half-way' }, 500, 'Something went wrong on our side'],
  ] as const)('%s is refused before the rest arrives', async (_what, content, faults, status, message) => {
    files.state.faults = faults;
    const call = await begin(content, 50 * 1024 * 1024);
    await call.send(Buffer.alloc(100_000, '.'));
    const answer = await call.answer();
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(message);
    await nothingKept();
    call.hangUp();
  });

  test.each([
    ['after a byte of the file', 1],
    ['after a few', 100],
    ['after megabytes', 3_000_000],
  ])('hangs up %s leaves nothing', async (_when, bytes) => {
    const call = await begin(large.subarray(0, bytes), large.length);
    await expect.poll(() => files.state.busy).toBe(1);
    call.hangUp();
    await expect.poll(() => files.state.busy).toBe(0);
    await expect.poll(stored).toEqual([]);
    expect(await app.db.$count(credentials)).toBe(0);
  });

  test('hangs up between the file and the text after it leaves nothing', async () => {
    const content = pdf();
    const call = await begin(content, 5000);
    await call.send(`\r\n--${boundary}\r\nContent-Disposition: form-data; name="title"\r\n\r\nLic`);
    await expect.poll(async () => (await stored()).filter((name) => !name.endsWith('.part'))).toHaveLength(1);
    call.hangUp();
    await expect.poll(stored).toEqual([]);
    expect(await app.db.$count(credentials)).toBe(0);
  });
});
