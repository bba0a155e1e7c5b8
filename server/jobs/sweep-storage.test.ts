import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '../testing/documents';
import { jpeg, png } from '../testing/pictures';
import { startS3Server } from '../testing/s3-server';
import { startTestApp, type TestApp } from '../testing/test-app';
import { sweepStorage } from './sweep-storage';

const hour = 3600_000;

describe.each(['local folder', 'S3'])('on %s', (kind) => {
  let app: TestApp;
  let stopStorage = () => Promise.resolve();
  beforeAll(async () => {
    if (kind === 'S3') {
      const s3 = await startS3Server();
      stopStorage = () => s3.stop();
      app = await startTestApp({ environment: s3.environment });
    } else {
      app = await startTestApp();
    }
  });
  afterAll(async () => {
    await app.stop();
    await stopStorage();
  });

  /** Storage goes by the computer's own clock. */
  const later = (ms: number) => app.clock.set(new Date(Date.now() + ms));
  const exists = async (key: string) => {
    const stream = await app.parts.storage.read(key);
    stream?.destroy();
    return stream !== null;
  };

  test('removes what nothing knows once it is old enough, and nothing else', async () => {
    const ana = await app.signedIn({ email: 'ana@example.com' });
    const form = (content: Uint8Array, name: string) => {
      const body = new FormData();
      body.set('title', 'Licence');
      body.set('isPublic', 'true');
      body.set('file', new Blob([new Uint8Array(content)]), name);
      return ana.request('/api/credentials/upload', { method: 'POST', body });
    };
    const uploads = [await form(pdf(), 'a.pdf'), await form(await png(), 'b.png')];
    const [document, picture] = (await Promise.all(uploads.map((answer) => answer.json()))) as {
      fileUrl: string;
      thumbnailUrl: string | null;
    }[];
    const photo = (await (await ana.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg')).json()) as {
      url: string;
    };
    for (const key of ['credentials/orphan', 'credentials/orphan.webp', 'photos/orphan', 'others/file']) {
      await app.parts.storage.put(key, Readable.from([Buffer.from('left behind')]));
    }

    later(0.9 * hour);
    expect(await sweepStorage(app.parts)).toBe(0);

    later(1.1 * hour);
    const counts = await Promise.all([sweepStorage(app.parts), sweepStorage(app.parts)]);
    expect(Math.max(...counts)).toBe(3);
    for (const key of ['credentials/orphan', 'credentials/orphan.webp', 'photos/orphan']) {
      expect(await exists(key), key).toBe(false);
    }
    expect(await exists('others/file')).toBe(true);
    for (const url of [document?.fileUrl, picture?.fileUrl, picture?.thumbnailUrl, photo.url]) {
      expect((await app.visitor().get(url ?? 'missing')).status).toBe(200);
    }
  });
});
