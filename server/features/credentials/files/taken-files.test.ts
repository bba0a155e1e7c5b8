import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/requests/browser';
import { pdf } from '../../../testing/content/documents';
import { jpeg, phonePhoto, png, scan } from '../../../testing/content/pictures';
import { publishResume } from '../../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { uploaded } from '../testing/upload';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
});
afterEach(async () => {
  for (const { id } of (await (await ana.get('/api/credentials')).json()) as { id: string }[]) {
    await ana.send('DELETE', `/api/credentials/${id}`);
  }
});
afterAll(() => app.stop());

const bytes = async (path: string) => Buffer.from(await (await ana.get(path)).arrayBuffer());

test('a file may be as large as 10 MB to the byte', async () => {
  const credential = await uploaded(ana, pdf('Scan', 10 * 1024 * 1024), 'scan.pdf');
  expect(credential.fileSize).toBe(10 * 1024 * 1024);
  expect((await bytes(credential.fileUrl)).length).toBe(10 * 1024 * 1024);
});

test.each<[string, () => Promise<Buffer>, string, string]>([
  ['a PNG called .jpg', png, 'a.jpg', 'image/png'],
  ['a JPEG called .PNG', jpeg, 'A.PNG', 'image/jpeg'],
  ['a PDF called .png', () => Promise.resolve(pdf()), 'a.png', 'application/pdf'],
  [
    'a JPEG with what phones write after its end',
    async () => Buffer.concat([await jpeg(), Buffer.from('SEFHe\0\0\0SEFT')]),
    ...(['a.jpg', 'image/jpeg'] as const),
  ],
  [
    'a PDF with a line after its end',
    () => Promise.resolve(Buffer.concat([pdf(), Buffer.from('\r\n\0\0\0')])),
    ...(['a.pdf', 'application/pdf'] as const),
  ],
])('%s is what its bytes are', async (_what, make, name, type) => {
  const credential = await uploaded(ana, await make(), name);
  expect(credential).toMatchObject({ fileType: type, fileName: name });
  expect((await ana.get(credential.fileUrl)).headers.get('content-type')).toBe(type);
});

test.each([
  ['../../x.pdf', 'x.pdf'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['Niño Peña.pdf', 'Niño Peña.pdf'],
  ['証明書.pdf', '証明書.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(195)}….pdf`],
])('a name such as %s is a label only', async (name, fileName) => {
  expect(await uploaded(ana, pdf(), name)).toMatchObject({ fileName });
  const stored = await app.storedFiles();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatch(/^[0-9a-f-]{36}$/);
});

describe('the thumbnail of a picture', () => {
  const thumbnail = async (picture: Buffer) => bytes((await uploaded(ana, picture, 'a.jpg')).thumbnailUrl!);

  test.each([
    ['wide', 2000, 1000, 480, 240],
    ['tall', 1000, 2000, 240, 480],
    ['small', 64, 32, 64, 32],
  ])(
    'that is %s has its shape, at most 480 pixels long',
    async (_shape, width, height, thumbWidth, thumbHeight) => {
      expect(await sharp(await thumbnail(await scan(width, height))).metadata()).toMatchObject({
        format: 'webp',
        width: thumbWidth,
        height: thumbHeight,
      });
    },
  );

  test('is upright and reveals neither camera nor place', async () => {
    const original = await phonePhoto();
    expect(original.includes('SecretPhone')).toBe(true);
    const small = await thumbnail(original);
    expect(small.includes('Secret')).toBe(false);
    const { width, height, exif, xmp, orientation } = await sharp(small).metadata();
    expect({ width, height, exif, xmp, orientation }).toEqual({ width: 40, height: 80 });
  });
});
