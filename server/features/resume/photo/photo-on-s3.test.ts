import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishResume } from '../../../testing/content/publish-resume';
import type { Browser } from '../../../testing/requests/browser';
import { jpeg, png } from '../../../testing/content/pictures';
import { startS3Server, type S3Server } from '../../../testing/s3/s3-server';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: S3Server;
let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  server = await startS3Server();
  app = await startTestApp({ environment: server.environment });
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const upload = async (content: Uint8Array) => {
  const response = await ana.upload('/api/upload/photo', 'file', content, 'me.jpg');
  expect(response.status).toBe(200);
  return ((await response.json()) as { url: string }).url;
};
const show = (profilePhotoUrl: string) => ana.send('POST', '/api/resume', { profilePhotoUrl });

test('a photo is stored in the bucket, public, and gone once it is replaced', async () => {
  const first = await upload(await jpeg());
  expect((await show(first)).status).toBe(200);
  expect(await server.countObjects()).toBe(1);

  const seen = await app.visitor().get(first);
  expect(seen.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 640,
  });

  const second = await upload(await png());
  expect((await show(second)).status).toBe(200);
  expect((await app.visitor().get(first)).status).toBe(404);
  expect((await app.visitor().get(second)).status).toBe(200);
  expect(await server.countObjects()).toBe(1);

  expect((await show('')).status).toBe(200);
  expect(await server.countObjects()).toBe(0);
});

test('nothing of it stays on this machine', async () => {
  await upload(await jpeg());
  const folders = await readdir(app.deps.config.DATA_DIR);
  expect(folders).not.toContain('uploads');
  expect(await readdir(join(app.deps.config.DATA_DIR, 'spool')).catch(() => [])).toEqual([]);
});

test('a process whose bucket is reached is ready; without it, storage is named', async () => {
  expect((await app.visitor().get('/readyz')).status).toBe(200);
  const database = { ...app.deps.database, close: async () => {} };
  const environment = { ...server.environment, S3_BUCKET: 'another-bucket' };
  const other = await startTestApp({ environment, overrides: { database } });
  expect(await (await other.visitor().get('/readyz')).json()).toEqual({
    status: 'degraded',
    failed: ['storage'],
  });
  await other.stop();
});
