import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { credentials } from '../../db/schema/credentials';
import type { Browser } from '../../testing/requests/browser';
import { emptyZip, pdf } from '../../testing/content/documents';
import { decompressionBomb, gif, jpeg, png, scan, webp } from '../../testing/content/pictures';
import { refusal } from '../../testing/requests/refusal';
import { publishResume } from '../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { upload } from './testing/upload';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
});
afterEach(async () => {
  expect(await app.storedFiles()).toEqual([]);
  expect(await app.db.$count(credentials)).toBe(0);
});
afterAll(() => app.stop());

type Make = () => Buffer | Promise<Buffer>;
const text = (content: string) => () => Buffer.from(content, 'latin1');
const join = async (...deps: (Buffer | Promise<Buffer>)[]) =>
  Buffer.concat(await Promise.all(deps.map((part) => Promise.resolve(part))));
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const wrongType = 'Please select a PDF, JPG or PNG file.';
const otherContent =
  'This file is not what its name says. Please save it as a PDF, JPG or PNG and select the new file.';
const noSuchDay = 'Please enter a date that exists, such as 2024-05-31';
const damagedFile =
  'This file is damaged or was cut off. Please save or scan it again and select the new file.';
const damagedImage =
  'This image is damaged or was cut off. Please save or scan it again and select the new file.';

test.each<[string, string, Make]>([
  ['an executable', 'license.pdf', text('MZ\u0090\u0000\u0003'.padEnd(5000, '\0'))],
  ['an executable before a PDF', 'license.pdf', () => join(Buffer.from('MZ'), pdf())],
  ['a PDF after a line break', 'license.pdf', () => join(Buffer.from('\n'), pdf())],
  ['a web page', 'license.png', text('<!doctype html><script>alert(1)</script>')],
  ['a drawing (SVG)', 'license.png', text(svg)],
  ['a GIF', 'license.png', gif],
  ['a WebP', 'license.jpg', webp],
  ['a single byte', 'license.jpg', text('\xff')],
  ['an archive', 'license.pdf', () => emptyZip()],
  ['a PDF that is an archive as well', 'license.pdf', () => join(pdf(), emptyZip())],
  ['a PDF that is an archive with a long comment', 'license.pdf', () => join(pdf(), emptyZip(65_535))],
  ['a JPEG that is an archive as well', 'license.jpg', () => join(jpeg(), emptyZip())],
  ['a PNG that is an archive as well', 'license.png', () => join(png(), emptyZip())],
])('%s called %s is none of the accepted files', async (_what, name, make) => {
  expect(await refusal(await upload(ana, await make(), name))).toMatchObject({
    status: 400,
    code: 'INVALID_FILE',
    message: otherContent,
  });
});

test.each(['license.exe', 'license.svg', 'license.html', 'license.pdf.exe', 'license', 'pdf'])(
  'a PDF called %s is refused by its name',
  async (name) => {
    expect(await refusal(await upload(ana, pdf(), name))).toMatchObject({
      status: 400,
      code: 'INVALID_FILE',
      message: wrongType,
    });
  },
);

test('a file of zero bytes is said to be empty', async () => {
  expect(await refusal(await upload(ana, Buffer.alloc(0), 'license.pdf'))).toMatchObject({
    status: 400,
    code: 'INVALID_FILE',
    message: 'This file is empty. Please select another one.',
  });
});

test.each<[string, string, string, Make]>([
  ['a PDF without its end', 'a.pdf', damagedFile, () => pdf('Scan', 200_000).subarray(0, -90_000)],
  ['a PDF of a signature alone', 'a.pdf', damagedFile, text('%PDF-1.7')],
  ['a PNG without its end', 'a.png', damagedFile, async () => (await png(300)).subarray(0, -4)],
  ['a PNG with a broken chunk', 'a.png', damagedFile, async () => (await png(300)).fill(0, 60, 120)],
  ['a PNG with broken pixels', 'a.png', damagedImage, async () => (await png(300)).fill(0, 110, 130)],
  ['a JPEG without its end', 'a.jpg', damagedImage, async () => (await scan(600)).subarray(0, -2000)],
  ['a JPEG of a signature alone', 'a.jpg', damagedImage, text('\xff\xd8\xff\xe0\0\x10JFIF')],
])('%s is refused as damaged', async (_what, name, message, make) => {
  expect(await refusal(await upload(ana, await make(), name))).toMatchObject({
    status: 400,
    code: 'INVALID_FILE',
    message,
  });
});

test('a decompression bomb is refused without being unpacked', async () => {
  const bomb = decompressionBomb();
  const before = process.memoryUsage().rss;
  expect(await refusal(await upload(ana, bomb, 'a.png'))).toMatchObject({
    status: 400,
    code: 'INVALID_FILE',
    message: 'This image has too many pixels. Please select one with at most 40 megapixels.',
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

describe('what is said about the file', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['a blank title', { title: ' \t ' }, { title: 'Please provide a title for your credential.' }],
    ['a long title', { title: 'x'.repeat(101) }, { title: 'Title must be at most 100 characters' }],
    ['a long issuer', { issuer: 'x'.repeat(101) }, { issuer: 'Issuer must be at most 100 characters' }],
    [
      'a long description',
      { description: 'x'.repeat(501) },
      { description: 'Description must be at most 500 characters' },
    ],
    ['a day that does not exist', { issuedDate: '2023-02-29' }, { issuedDate: noSuchDay }],
    ['a day before there were years', { issuedDate: '0000-01-01' }, { issuedDate: noSuchDay }],
    ['a day in words', { issuedDate: 'yesterday' }, { issuedDate: noSuchDay }],
    ['neither yes nor no', { isPublic: 'maybe' }, { isPublic: "Please send 'true' or 'false'" }],
    ['a field of another form', { userId: 'somebody' }, { userId: 'This field is not known' }],
  ])('%s is refused by the field’s name, and the stored file goes', async (_what, fields, expected) => {
    expect(await refusal(await upload(ana, await png(), 'a.png', fields))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: expected,
    });
  });
});
