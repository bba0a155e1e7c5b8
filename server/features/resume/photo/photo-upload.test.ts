import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { photos } from '../../../db/schema/files';
import { filePolicy } from '../../../http/files/file-policy';
import { publishResume } from '../../../testing/content/publish-resume';
import type { Browser } from '../../../testing/requests/browser';
import { jpeg, phonePhoto, png } from '../../../testing/content/pictures';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let ana: Browser;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
});
afterEach(() => app.clock.set(start));
afterAll(() => app.stop());

const upload = async (browser: Browser, content: Uint8Array, name = 'me.jpg') => {
  const response = await browser.upload('/api/upload/photo', 'file', content, name);
  expect(response.status).toBe(200);
  return ((await response.json()) as { url: string }).url;
};
const show = (browser: Browser, profilePhotoUrl: string) =>
  browser.send('POST', '/api/resume', { profilePhotoUrl });
const bytesOf = async (url: string) => Buffer.from(await (await app.visitor().get(url)).arrayBuffer());

describe('a photo', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
  ])('%s is taken by its bytes, whatever its name', async (_type, picture) => {
    const url = await upload(ana, await picture(), 'resume.exe');
    expect(await sharp(await bytesOf(url)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
      height: 640,
    });
  });

  test('loses what the camera wrote into it', async () => {
    const original = await phonePhoto();
    expect(original.includes('SecretPhone')).toBe(true);
    const stored = await bytesOf(await upload(ana, original));
    expect(stored.includes('Secret')).toBe(false);
    const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  test('may be as large as 5 MB', async () => {
    const padded = Buffer.alloc(5 * 1024 * 1024);
    (await jpeg()).copy(padded);
    await upload(ana, padded);
  });

  test('is served cacheable and inert', async () => {
    const response = await app.visitor().get(await upload(ana, await jpeg()));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': filePolicy,
    });
    expect(Number(response.headers.get('content-length'))).toBe((await response.arrayBuffer()).byteLength);
  });

  test('carries no cookie, so that a cache may keep it for everyone', async () => {
    const response = await ana.get(await upload(ana, await jpeg()));
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('answers HEAD as GET without the bytes', async () => {
    const response = await ana.request(await upload(ana, await jpeg()), { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  test.each(['nonsense', '%00', '..%2f..%2flock', '00000000-0000-4000-8000-000000000000'])(
    'with the id %s is not there',
    async (id) => {
      expect(await refusal(await app.visitor().get(`/api/photos/${id}`))).toMatchObject({ status: 404 });
    },
  );
});

describe('the photo of a resume', () => {
  test('is one that its owner uploaded', async () => {
    const url = await upload(ana, await jpeg());
    expect(await (await show(ana, url)).json()).toMatchObject({ profilePhotoUrl: url });
    const thief = await app.signedIn({ email: 'thief@example.com' });
    expect((await refusal(await show(thief, url))).fields).toEqual({
      profilePhotoUrl: 'This photo is not there any more. Please upload it again.',
    });
    expect((await show(ana, '')).status).toBe(200);
  });

  test.each([
    'javascript:alert(1)',
    'https://evil.example/pixel.png',
    '//evil.example/x.png',
    'data:image/png;base64,AAAA',
    '/api/photos/../../logout',
    '/api/photos/------------------------------------',
    '/api/photos/00000000-0000-4000-8000-000000000000',
    '/api/photos/00000000-0000-4000-8000-000000000000?x',
  ])('cannot be %s', async (url) => {
    expect(Object.keys((await refusal(await show(ana, url))).fields ?? {})).toEqual(['profilePhotoUrl']);
  });
});

test('uploads that were never shown go after a day; the shown one and other people’s stay', async () => {
  const [ben, cora] = [
    await app.signedIn({ email: 'ben@example.com' }),
    await app.signedIn({ email: 'cora@example.com' }),
  ];
  await publishResume(ben);
  await publishResume(cora);
  const others = await upload(cora, await jpeg());
  const [shown, abandoned] = [await upload(ben, await jpeg()), await upload(ben, await jpeg())];
  await show(ben, shown);
  const before = (await app.storedFiles()).length;

  app.clock.set(new Date(start.getTime() + 23 * 3600_000));
  const recent = await upload(ben, await jpeg());
  expect((await app.visitor().get(abandoned)).status).toBe(200);

  app.clock.set(new Date(start.getTime() + 25 * 3600_000));
  const newest = await upload(ben, await jpeg());
  expect((await app.visitor().get(abandoned)).status).toBe(404);
  for (const kept of [shown, recent, newest, others]) {
    expect((await app.visitor().get(kept)).status, kept).toBe(200);
  }
  expect((await app.storedFiles()).length).toBe(before + 1);
  expect(await app.db.$count(photos)).toBe((await app.storedFiles()).length);
});

test.each([
  ['removed', async () => ''],
  ['replaced', async (browser: Browser) => upload(browser, await jpeg())],
])('a photo that is %s is off the net at once', async (_how, next) => {
  const dan = await app.signedIn({ email: 'dan@example.com' });
  const before = await upload(dan, await jpeg());
  await show(dan, before);
  const after = await next(dan);
  const files = (await app.storedFiles()).length;
  expect((await show(dan, after)).status).toBe(200);
  expect((await app.visitor().get(before)).status).toBe(404);
  expect((await app.storedFiles()).length).toBe(files - 1);
});
