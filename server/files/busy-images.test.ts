import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageWork } from './image-work';
import type { Browser } from '../testing/requests/browser';
import { pdf } from '../testing/content/documents';
import { jpeg, png } from '../testing/content/pictures';
import { refusal } from '../testing/requests/refusal';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: Browser;
let release: () => void;
let held: Promise<void>;
beforeAll(async () => {
  const imageWork = createImageWork({ maxAtOnce: 1, maxJobs: 1, maxFirstJobs: 0 });
  app = await startTestApp({ overrides: { imageWork } });
  ana = await app.signedIn({ email: 'ana@example.com' });
  held = imageWork.run('another-user', () => new Promise<void>((resolve) => (release = resolve)));
});
afterAll(() => app.stop());

const message = 'Many people are uploading images at the moment. Please wait 10 seconds and try again.';
const credential = (content: Uint8Array, name: string) => {
  const form = new FormData();
  form.set('title', 'License');
  form.set('file', new Blob([new Uint8Array(content)]), name);
  return ana.request('/api/credentials/upload', { method: 'POST', body: form });
};

test('while too many images wait, the next is refused with the time to come back, and leaves nothing', async () => {
  const answers = [
    await ana.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg'),
    await credential(await png(), 'license.png'),
  ];
  for (const answer of answers) {
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await refusal(answer)).toMatchObject({ status: 503, code: 'UNAVAILABLE', message });
  }
  expect(await app.storedFiles()).toEqual([]);
  // A document needs no work on pictures.
  expect((await credential(pdf(), 'license.pdf')).status).toBe(200);

  release();
  await held;
  expect((await ana.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg')).status).toBe(200);
  expect((await credential(await png(), 'license.png')).status).toBe(200);
});

test('41 megapixels are refused in plain words, and 39 are taken', async () => {
  const large = await jpeg(6404);
  expect(await refusal(await ana.upload('/api/upload/photo', 'file', large, 'me.jpg'))).toMatchObject({
    status: 400,
    message: 'This image has too many pixels. Please upload one with at most 40 megapixels.',
  });
  expect(await refusal(await credential(large, 'license.jpg'))).toMatchObject({
    status: 400,
    message: 'This image has too many pixels. Please select one with at most 40 megapixels.',
  });
  expect((await ana.upload('/api/upload/photo', 'file', await jpeg(6244), 'me.jpg')).status).toBe(200);
});
