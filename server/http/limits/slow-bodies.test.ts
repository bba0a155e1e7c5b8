import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { multipart } from '../../testing/requests/multipart';
import { rawCall } from '../../testing/requests/raw-call';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp({ overrides: { requestTimeoutMs: 300 } });
  ana = await app.signedIn({ email: 'ana@example.com' });
});
afterAll(() => app.stop());

const json = { 'Content-Type': 'application/json', 'Content-Length': 100 };

/** A call that sends a little of its body and then nothing. */
const slowSave = async () => {
  const call = rawCall(ana, '/api/resume', json);
  await call.send('{"title":');
  return call.answer();
};

test('a body that does not arrive in time is answered 408, and the connection ends', async () => {
  const answer = await slowSave();
  expect(answer.status).toBe(408);
  expect(answer.text).toMatch(/connection: close/i);
  expect(answer.text).toContain('This took too long to arrive. Please check your connection and try again.');
});

test('what arrives in time is not touched', async () => {
  const answer = await ana.send('POST', '/api/resume', { title: 'Nurse' });
  expect(answer.status).toBe(200);
  await slowSave();
  expect((await ana.get('/api/resume')).status).toBe(200);
});

test('an upload may take longer', async () => {
  const { body, headers } = multipart([
    ['title', 'License'],
    ['file', pdf(), 'license.pdf'],
  ]);
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  const type = new Headers(headers).get('content-type')!;
  const call = rawCall(ana, '/api/credentials/upload', {
    'Content-Type': type,
    'Content-Length': bytes.length,
  });
  await call.send(bytes.subarray(0, 50));
  // As long as another call is given, and longer.
  await slowSave();
  await slowSave();
  await call.send(bytes.subarray(50));
  expect((await call.answer()).status).toBe(200);
});

test('an upload that is refused has no more time for the rest of its body', async () => {
  const call = rawCall(app.visitor(), '/api/upload/photo', {
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': 5000,
  });
  expect((await call.answer()).status).toBe(401);
  await call.ended;
});
