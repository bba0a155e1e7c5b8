import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { photos } from '../../../db/schema/files';
import { publishResume } from '../../../testing/content/publish-resume';
import type { Browser } from '../../../testing/requests/browser';
import { decompressionBomb, gif, jpeg, png, webp } from '../../../testing/content/pictures';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
});
afterEach(async () => {
  expect(await app.storedFiles()).toEqual([]);
  expect(await app.db.$count(photos)).toBe(0);
});
afterAll(() => app.stop());

const upload = (content: Uint8Array, name = 'me.jpg', field = 'file') =>
  ana.upload('/api/upload/photo', field, content, name);
const text = (content: string) => () => Promise.resolve(Buffer.from(content));

test.each<[string, () => Promise<Buffer>]>([
  ['GIF', gif],
  ['WebP', webp],
  [
    'SVG',
    text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  ],
  ['HTML', text('<!doctype html><script>alert(1)</script>')],
  ['PDF', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['empty file', text('')],
  ['single byte', text('\xff')],
])('a %s named .jpg is no photo', async (_type, content) => {
  expect(await refusal(await upload(await content()))).toMatchObject({
    status: 400,
    code: 'INVALID_PHOTO',
    message: 'Please upload a JPG or PNG image.',
  });
});

test.each<[string, () => Promise<Buffer>]>([
  ['truncated JPEG', async () => (await jpeg(300)).subarray(0, 700)],
  ['truncated PNG', async () => (await png(300)).subarray(0, -40)],
  ['JPEG of a signature alone', () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))],
  ['PNG with a broken middle', async () => (await png(300)).fill(0, 60, 120)],
])('a %s is refused as damaged', async (_what, content) => {
  expect(await refusal(await upload(await content()))).toMatchObject({ status: 400, code: 'INVALID_PHOTO' });
});

test('over 5 MB is 413, with what to do', async () => {
  const padded = Buffer.alloc(5 * 1024 * 1024 + 1);
  (await jpeg()).copy(padded);
  expect(await refusal(await upload(padded))).toMatchObject({
    status: 413,
    code: 'TOO_LARGE',
    message: 'Please upload an image smaller than 5MB.',
  });
});

test('far over 5 MB is refused too', async () => {
  expect(await refusal(await upload(Buffer.alloc(60 * 1024 * 1024, 0xff)))).toMatchObject({ status: 413 });
});

test('a decompression bomb is refused without being unpacked', async () => {
  const bomb = decompressionBomb();
  expect(bomb.length).toBeLessThan(200_000);
  const before = process.memoryUsage().rss;
  expect(await refusal(await upload(bomb))).toMatchObject({
    status: 400,
    code: 'INVALID_PHOTO',
    message: 'This image has too many pixels. Please upload one with at most 40 megapixels.',
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

test('no file, a file in another field, and two files are refused', async () => {
  const none = await ana.request('/api/upload/photo', { method: 'POST', body: new FormData() });
  expect(await refusal(none)).toMatchObject({ status: 400 });
  expect(await refusal(await upload(await jpeg(), 'me.jpg', 'photo'))).toMatchObject({ status: 400 });
  const two = new FormData();
  for (let n = 0; n < 2; n++) two.append('file', new Blob([new Uint8Array(await jpeg())]), 'me.jpg');
  expect(await refusal(await ana.request('/api/upload/photo', { method: 'POST', body: two }))).toMatchObject({
    status: 400,
  });
  expect(await refusal(await ana.send('POST', '/api/upload/photo', {}))).toMatchObject({ status: 400 });
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'that never ends',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  ],
  ['with a broken header', 'multipart/form-data; boundary=b', '--b\r\nnonsense\r\n\r\nabc\r\n--b--\r\n'],
])('a form %s is a bad request, no fault of ours', async (_what, type, body) => {
  const response = await ana.request('/api/upload/photo', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  expect(await refusal(response)).toMatchObject({ status: 400 });
});

test('an upload cut off in the middle leaves nothing, and the server goes on', async () => {
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      'POST /api/upload/photo HTTP/1.1',
      `Host: ${hostname}`,
      `Cookie: husay.sid=${ana.cookie('husay.sid')}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 100000',
      '',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\n\r\n',
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.write(new Uint8Array(20_000), resolve));
  socket.destroy();
  expect((await ana.get('/api/auth/user')).status).toBe(200);
});
