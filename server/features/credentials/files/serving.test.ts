import { readdir, readlink } from 'node:fs/promises';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Credential } from '#shared/credentials/schema';
import type { Browser } from '../../../testing/requests/browser';
import { pdf } from '../../../testing/content/documents';
import { jpeg } from '../../../testing/content/pictures';
import { publishResume } from '../../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { uploaded } from '../testing/upload';

let app: TestApp;
let ana: Browser;
const content = pdf('License', 100_000);
let shown: Credential;
let hidden: Credential;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
  const { id } = await ana.currentUser();
  await app.deps.database.query(`update users set plan = 'pro' where id = $1`, [id]);
  shown = await uploaded(ana, content, 'License.pdf', { isPublic: 'true' });
  hidden = await uploaded(ana, content, 'License.pdf');
});
afterAll(() => app.stop());

// With explicit cache headers, so that fetch adds none.
const open = (headers: Record<string, string> = {}, path = shown.fileUrl) =>
  app.visitor().get(path, { 'cache-control': 'max-age=0', ...headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a range', () => {
  test.each([
    ['the first byte', 'bytes=0-0', 0, 0],
    ['the middle', 'bytes=5000-5999', 5000, 5999],
    ['an open end', 'bytes=99000-', 99_000, content.length - 1],
    ['the last bytes', 'bytes=-500', content.length - 500, content.length - 1],
    ['more than there is', 'bytes=99000-999999', 99_000, content.length - 1],
    ['the last bytes, more than there are', 'bytes=-999999', 0, content.length - 1],
    ['a number that no file has', `bytes=-${'9'.repeat(400)}`, 0, content.length - 1],
    ['another case, with spaces and empty elements', 'Bytes=, 5-9 ,,', 5, 9],
    ['everything', 'bytes=0-', 0, content.length - 1],
  ])('of %s is sent for public and private files', async (_what, range, start, end) => {
    for (const response of [await open({ range }), await ana.get(hidden.fileUrl, { range })]) {
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${content.length}`);
      expect(response.headers.get('content-length')).toBe(String(end - start + 1));
      expect((await bytes(response)).equals(content.subarray(start, end + 1))).toBe(true);
    }
  });

  test.each([`bytes=${content.length}-`, 'bytes=999999-9999999', 'bytes=-0'])(
    '%s cannot be had',
    async (range) => {
      const response = await open({ range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${content.length}`);
      expect(await bytes(response)).toHaveLength(0);
    },
  );

  test.each([
    'bytes=0-1,4-5',
    'bytes=9-5',
    'bytes=-',
    'bytes=',
    'bytes=--5',
    'bytes=1-2-3',
    'bytes=+1-2',
    'bytes=zero-',
    'pages=1-2',
    'bytes',
    '0-5',
  ])('such as %s is answered with the whole', async (range) => {
    const response = await open({ range });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-range')).toBeNull();
    expect((await bytes(response)).equals(content)).toBe(true);
  });

  test('is sent only of the file that the caller has begun with', async () => {
    const etag = (await open()).headers.get('etag')!;
    const range = 'bytes=0-9';
    expect((await open({ range, 'if-range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Fri, 20 Nov 2026 01:00:00 GMT']) {
      expect((await open({ range, 'if-range': other })).status).toBe(200);
    }
    expect((await ana.get(hidden.fileUrl, { range, 'if-range': etag })).status).toBe(200);
  });

  test('of a thumbnail is one too', async () => {
    const { thumbnailUrl } = await uploaded(ana, await jpeg(900), 'a.jpg', { isPublic: 'true' });
    const whole = await bytes(await open({}, thumbnailUrl!));
    const part = await open({ range: 'bytes=8-11' }, thumbnailUrl!);
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 8-11/${whole.length}`);
    expect((await bytes(part)).toString('latin1')).toBe('WEBP');
  });
});

describe('a cached public file', () => {
  test('is revalidated with a 304 and no body', async () => {
    const first = await open();
    const etag = first.headers.get('etag')!;
    expect(etag).toBe(`"${shown.sha256}"`);
    for (const seen of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await open({ 'if-none-match': seen });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('public, no-cache');
      expect(again.headers.getSetCookie()).toEqual([]);
      expect(await bytes(again)).toHaveLength(0);
    }
  });

  test('gets it where theirs is another, or a new one is wanted', async () => {
    const etag = (await open()).headers.get('etag')!;
    expect((await open({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await open({ 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200);
  });

  test('keeps its thumbnail apart', async () => {
    const { fileUrl, thumbnailUrl } = await uploaded(ana, await jpeg(), 'a.jpg', { isPublic: 'true' });
    const etags = [await open({}, fileUrl), await open({}, thumbnailUrl!)].map(({ headers }) =>
      headers.get('etag'),
    );
    expect(new Set(etags).size).toBe(2);
    expect((await open({ 'if-none-match': etags[1]! }, thumbnailUrl!)).status).toBe(304);
    expect((await open({ 'if-none-match': etags[0]! }, thumbnailUrl!)).status).toBe(200);
  });
});

test('HEAD says what GET would, without the file', async () => {
  for (const [browser, { fileUrl }] of [
    [app.visitor(), shown],
    [ana, hidden],
  ] as const) {
    const response = await browser.request(fileUrl, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(content.length));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await bytes(response)).toHaveLength(0);
  }
  expect((await app.visitor().request(hidden.fileUrl, { method: 'HEAD' })).status).toBe(404);
});

test('a file is sent as it is, as nothing but its type, and can do nothing', async () => {
  // A picture whose comment is a page: served as anything else, it would run. The comment is removed at upload.
  const picture = await jpeg();
  const script = Buffer.from('<html><script>alert(1)</script>');
  const comment = Buffer.from([0xff, 0xfe, 0, script.length + 2]);
  const trap = Buffer.concat([picture.subarray(0, 2), comment, script, picture.subarray(2)]);
  const { fileUrl, thumbnailUrl } = await uploaded(ana, trap, 'a.jpg', { isPublic: 'true' });
  for (const [path, type] of [
    [fileUrl, 'image/jpeg'],
    [thumbnailUrl!, 'image/webp'],
    [shown.fileUrl, 'application/pdf'],
  ]) {
    for (const response of [
      await open({ 'accept-encoding': 'gzip, br' }, path),
      await open({ range: 'bytes=0-9', 'accept-encoding': 'gzip, br' }, path),
    ]) {
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      });
      expect(response.headers.get('content-encoding')).toBeNull();
    }
  }
  const { headers } = await open({ 'accept-encoding': 'gzip' }, fileUrl);
  expect(headers.get('content-length')).toBe(String(picture.length));
});

test.each([
  ['Peña Ñ.pdf', "filename*=UTF-8''Pe%C3%B1a%20%C3%91.pdf"],
  ['証明書.pdf', "filename*=UTF-8''%E8%A8%BC%E6%98%8E%E6%9B%B8.pdf"],
  ['../../x.pdf', 'inline; filename=x.pdf'],
])('a file called %s opens in the browser and is saved under its own name', async (name, expected) => {
  const { fileUrl } = await uploaded(ana, pdf(), name, { isPublic: 'true' });
  const disposition = (await open({}, fileUrl)).headers.get('content-disposition');
  expect(disposition).toMatch(/^inline; filename=/);
  expect(disposition).toContain(expected);
});

test('a reader who leaves early leaves no file open', async () => {
  const large = await uploaded(ana, pdf('Scan', 10 * 1024 * 1024), 'large.pdf', { isPublic: 'true' });
  const openFiles = async () => {
    const targets = (await readdir('/proc/self/fd')).map((fd) =>
      readlink(`/proc/self/fd/${fd}`).catch(() => ''),
    );
    return (await Promise.all(targets)).filter((path) => path.includes(app.deps.config.DATA_DIR)).length;
  };
  const before = await openFiles();
  // They take the head and read nothing, so that the server waits with the file open.
  const readers = await Promise.all(
    Array.from(
      { length: 5 },
      () =>
        new Promise<() => void>((resolve) => {
          get(app.origin + large.fileUrl, { agent: false }, (response) => {
            response.on('error', () => {});
            resolve(() => response.destroy());
          });
        }),
    ),
  );
  await expect.poll(openFiles).toBe(before + 5);
  for (const leave of readers) leave();
  await expect.poll(openFiles).toBe(before);
  for (let n = 0; n < 5; n++) {
    await app.visitor().request(large.fileUrl, { method: 'HEAD' });
    await open({ range: 'bytes=0-9' }, large.fileUrl);
  }
  await expect.poll(openFiles).toBe(before);
});
