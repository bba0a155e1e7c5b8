import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../../db/client';
import { localFolder } from '../../integrations/storage/local-folder';
import { s3Bucket } from '../../integrations/storage/s3-bucket';
import type { Storage } from '../../integrations/storage/storage';
import type { Browser } from '../../testing/requests/browser';
import { freePort } from '../../testing/servers/free-port';
import { startHangingServer } from '../../testing/servers/hanging-server';
import { pdf } from '../../testing/content/documents';
import { multipart } from '../../testing/requests/multipart';
import { jpeg } from '../../testing/content/pictures';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createEmptyPostgres, isOnPostgres } from '../../testing/postgres/test-database';
import { outageOf } from './outages';

let hanging: Awaited<ReturnType<typeof startHangingServer>>;
beforeAll(async () => {
  hanging = await startHangingServer();
});
afterAll(() => hanging.stop());

const expectOutage = async (response: Response, words: RegExp) => {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const text = await response.text();
  expect(text).toMatch(words);
  expect(text).not.toMatch(/127\.0\.0\.1|hunter2|ECONN|ENOSPC/);
};

const databaseWords = /We cannot reach our database right now\. Please try again in a moment\./;

describe.each([
  ['is down', () => freePort()],
  ['accepts connections and hangs', () => Promise.resolve(hanging.port)],
])('while Postgres %s', (_what, portOf) => {
  let app: TestApp;
  beforeAll(async () => {
    const url = `postgres://husay:hunter2@127.0.0.1:${await portOf()}/husay`;
    app = await startTestApp({ overrides: { database: openPostgres(url, { maxWaitMs: 200 }) } });
  });
  afterAll(() => app.stop());

  test('calls and pages are a 503 that says when to come back', async () => {
    for (const path of ['/api/profile/ana', `/api/credentials/${randomUUID()}/file`, '/profile/ana']) {
      await expectOutage(await app.visitor().get(path), databaseWords);
    }
    expect((await app.visitor().get('/healthz')).status).toBe(200);
  });
});

test.skipIf(!isOnPostgres)(
  'a call that finds all connections taken waits briefly, then is a 503; a short wait is none',
  async () => {
    const postgres = (await createEmptyPostgres())!;
    const database = openPostgres(postgres.url, { maxConnections: 1, maxWaitMs: 1000 });
    await database.migrate();
    const app = await startTestApp({ overrides: { database } });
    onTestFinished(async () => {
      await app.stop();
      await postgres.remove();
    });
    let release = () => {};
    const held = database.db.transaction(() => new Promise<void>((resolve) => (release = resolve)));
    await expectOutage(await app.visitor().get('/api/profile/ana'), databaseWords);
    const waiting = app.visitor().get('/api/profile/ana');
    await vi.waitFor(() => expect(database.poolFigures!().waiting).toBe(1));
    release();
    await held;
    expect((await waiting).status).toBe(404);
    const metrics = await (await app.visitor().get('/metrics')).text();
    expect(metrics).toMatch(/^husay_database_pool{state="open"} 1$/m);
    expect(metrics).toMatch(/^husay_database_pool{state="waiting"} \d$/m);
  },
);

describe('files', () => {
  let app: TestApp;
  let ana: Browser;
  let folder: string;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'husay-outage-'));
    storage = localFolder(join(folder, 'uploads'));
    const delegate = new Proxy({} as Storage, {
      get: (_target, name) => Reflect.get(storage, name) as unknown,
    });
    app = await startTestApp({ overrides: { storage: delegate } });
    ana = await app.signedIn({ email: 'ana@example.com' });
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  const bucketAt = (port: number) =>
    s3Bucket(
      {
        bucket: 'husay-files',
        region: 'us-east-1',
        endpoint: `http://127.0.0.1:${port}`,
        accessKeyId: 'key',
        secretAccessKey: 'hunter2',
        forcePathStyle: true,
        spool: join(folder, 'spool'),
      },
      { deadlineMs: 400 },
    );

  const upload = async () => ana.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg');
  const uploadCredential = () => {
    const parts = multipart([
      ['title', 'License'],
      ['file', pdf('License'), 'license.pdf'],
    ]);
    return ana.request('/api/credentials/upload', { method: 'POST', ...parts });
  };

  test.each([
    ['down', () => freePort()],
    ['hanging', () => Promise.resolve(hanging.port)],
  ])('while the storage is %s, an upload is a 503', async (_what, portOf) => {
    storage = bucketAt(await portOf());
    const words = /We cannot reach our file storage right now\. Please try again in a moment\./;
    await expectOutage(await upload(), words);
    await expectOutage(await uploadCredential(), words);
    expect((await ana.get('/api/auth/user')).status).toBe(200);
  });

  test('while the disk is full, an upload is a 503, not an upload that could not be read', async () => {
    const put: Storage['put'] = (_key, content) =>
      pipeline(Readable.from(content), createWriteStream('/dev/full'));
    storage = { ...localFolder(join(folder, 'uploads')), put };
    const words = /Our server has no space left at the moment\. Please try again in a few minutes\./;
    await expectOutage(await upload(), words);
    await expectOutage(await uploadCredential(), words);
  });
});

test('a defect of the program is a 500 that asks for nothing to be repeated at a time', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const ana = await app.signedIn({ email: 'ana@example.com' });
  await app.deps.database.query('alter table resumes add constraint broken check (version = 0)');
  const response = await ana.send('POST', '/api/resume', { title: 'Nurse' });
  expect(response.headers.has('retry-after')).toBe(false);
  expect(await refusal(response)).toMatchObject({ status: 500, code: 'INTERNAL' });
});

test('an error of the program is no outage, even among causes that go round in circles', () => {
  const error = new TypeError('x is not a function');
  error.cause = error;
  expect(outageOf(error)).toBeNull();
  expect(outageOf('nothing')).toBeNull();
  expect(outageOf(new Error('A query failed', { cause: { code: '23505' } }))).toBeNull();
});
