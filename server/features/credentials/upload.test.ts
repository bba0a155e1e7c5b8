import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials } from '../../db/schema/credentials';
import { publishResume } from '../../testing/content/publish-resume';
import type { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { boundary, filePartHead } from '../../testing/requests/multipart';
import { jpeg, phonePhoto, png } from '../../testing/content/pictures';
import { rawCall } from '../../testing/requests/raw-call';
import { refusal } from '../../testing/requests/refusal';
import type { TestApp } from '../../testing/test-app';
import { onEachStorage, upload, uploaded, uploadPath } from './testing/upload';

describe.each(onEachStorage)('with files in %s', (_name, start) => {
  let app: TestApp;
  let countFiles: () => Promise<number>;
  let stop: () => Promise<void>;
  let ana: Browser;
  beforeAll(async () => {
    ({ app, countFiles, stop } = await start());
    ana = await app.signedIn({ email: 'ana@example.com' });
    await publishResume(ana);
  });
  afterAll(() => stop());

  test.each([
    ['PDF', () => Promise.resolve(pdf('NBI', 300_000)), 'a.pdf', 'application/pdf', 1],
    ['JPEG', () => jpeg(900), 'a.jpeg', 'image/jpeg', 2],
    ['PNG', () => png(900), 'A.PNG', 'image/png', 2],
  ] as const)(
    'a %s is stored byte for byte until it is deleted',
    async (_type, make, name, fileType, files) => {
      const content = await make();
      const credential = await uploaded(ana, content, name);
      expect(credential).toMatchObject({
        fileType,
        fileName: name,
        fileSize: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      });
      const kept = Buffer.from(await (await ana.get(credential.fileUrl)).arrayBuffer());
      expect(kept.equals(content)).toBe(true);
      expect(credential.thumbnailUrl !== null).toBe(fileType !== 'application/pdf');
      expect(await countFiles()).toBe(files);

      expect((await ana.send('DELETE', `/api/credentials/${credential.id}`)).status).toBe(204);
      expect((await ana.get(credential.fileUrl)).status).toBe(404);
      expect(await countFiles()).toBe(0);
      expect(await app.db.$count(credentials)).toBe(0);
    },
  );

  test('a photo is stored without camera and place, and its hash is that of what is stored', async () => {
    const photo = await phonePhoto();
    const credential = await uploaded(ana, photo, 'diploma.jpg');
    const stored = Buffer.from(await (await ana.get(credential.fileUrl)).arrayBuffer());
    expect([photo.includes('Secret'), stored.includes('Secret')]).toEqual([true, false]);
    expect((await sharp(stored).metadata()).orientation).toBe(6);
    expect(credential).toMatchObject({
      fileSize: stored.length,
      sha256: createHash('sha256').update(stored).digest('hex'),
    });
    await ana.send('DELETE', `/api/credentials/${credential.id}`);
  });

  test('a refused one leaves nothing', async () => {
    const tooLarge = pdf('Scan', 10 * 1024 * 1024 + 1);
    expect(await refusal(await upload(ana, tooLarge, 'a.pdf'))).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      message: 'Please select a file smaller than 10MB.',
    });
    expect(await refusal(await upload(ana, pdf(), 'a.pdf', { title: ' ' }))).toMatchObject({ status: 400 });
    expect((await upload(ana, (await png(900)).subarray(0, -20), 'a.png')).status).toBe(400);
    expect(await countFiles()).toBe(0);
    expect(await app.db.$count(credentials)).toBe(0);
  });

  test('one whose caller hangs up in the middle leaves nothing, and the next one is taken', async () => {
    const call = rawCall(ana, uploadPath, {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': 5_000_000,
    });
    await call.send(filePartHead('file', 'a.pdf'));
    await call.send(pdf('Scan', 2_000_000));
    await expect.poll(countFiles).toBe(1);
    call.hangUp();
    await expect.poll(countFiles).toBe(0);
    expect(await app.db.$count(credentials)).toBe(0);
    expect((await upload(ana, pdf(), 'a.pdf')).status).toBe(200);
  });
});
